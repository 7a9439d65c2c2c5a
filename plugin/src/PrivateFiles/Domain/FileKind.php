<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/**
 * Lists the document types that are accepted with an application. The list does not depend on WordPress's upload types,
 * which plugins can extend. HTML pages, SVG and programs are not included.
 */
enum FileKind: string
{
    case Pdf = 'pdf';
    case Doc = 'doc';
    case Docx = 'docx';
    case Rtf = 'rtf';
    case Odt = 'odt';
    case Jpg = 'jpg';
    case Png = 'png';

    /** @param string $extension in lower case, without the dot */
    public static function fromExtension(string $extension): ?self
    {
        return self::tryFrom($extension === 'jpeg' ? 'jpg' : $extension);
    }

    /** Checks whether a browser can display the type without running code in it. */
    public function isPreviewable(): bool
    {
        return in_array($this, [self::Pdf, self::Jpg, self::Png], true);
    }

    /** @return non-empty-list<string> extensions with dots, for the `accept` attribute */
    public function extensions(): array
    {
        return $this === self::Jpg ? ['.jpg', '.jpeg'] : ['.' . $this->value];
    }

    public function mediaType(): string
    {
        return match ($this) {
            self::Pdf => 'application/pdf',
            self::Doc => 'application/msword',
            self::Docx => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
            self::Rtf => 'application/rtf',
            self::Odt => 'application/vnd.oasis.opendocument.text',
            self::Jpg => 'image/jpeg',
            self::Png => 'image/png',
        };
    }
}
