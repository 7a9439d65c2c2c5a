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

    public function mediaType(): string
    {
        return match ($this) {
            self::Pdf => 'application/pdf',
            self::Doc => 'application/msword',
            self::Docx => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
            self::Rtf => 'application/rtf',
            self::Odt => 'application/vnd.oasis.opendocument.text',
        };
    }
}
