<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

/** Returns the labels of the file types that site owners can accept. */
final class FileKindLabels
{
    /** @return array<string, string> label by extension */
    public static function all(): array
    {
        return [
            'pdf' => __('PDF', 'courant-desk'),
            'doc' => __('Word 97–2003 (doc)', 'courant-desk'),
            'docx' => __('Word (docx)', 'courant-desk'),
            'rtf' => __('Rich text (rtf)', 'courant-desk'),
            'odt' => __('OpenDocument (odt)', 'courant-desk'),
            'jpg' => __('JPEG image (jpg)', 'courant-desk'),
            'png' => __('PNG image (png)', 'courant-desk'),
        ];
    }
}
