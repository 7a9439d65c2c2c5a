<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/**
 * The kinds of document that may come with an application. A closed list: whatever another plugin adds to
 * WordPress's upload types, pages, drawings and programs are not among them.
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
    public static function ofExtension(string $extension): ?self
    {
        return self::tryFrom($extension === 'jpeg' ? 'jpg' : $extension);
    }

    /** Whether a browser can show it without running anything in it. */
    public function isPreviewed(): bool
    {
        return in_array($this, [self::Pdf, self::Jpg, self::Png], true);
    }

    /** @return non-empty-list<string> endings with dots, for `accept` */
    public function endings(): array
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
