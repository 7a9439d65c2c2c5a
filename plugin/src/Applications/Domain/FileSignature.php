<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Tells a document's kind from its bytes, never from its name. */
final class FileSignature
{
    /** Bytes wanted from the beginning and from the end of a file. */
    public const HEAD = 4096;
    public const TAIL = 131072;

    public static function kindOf(string $head, string $tail): ?FileKind
    {
        return match (true) {
            str_starts_with($head, '%PDF-') => self::isPdfOnly(substr($head, 0, 1024), $tail) ? FileKind::Pdf : null,
            str_starts_with($head, '{\rtf') => FileKind::Rtf,
            str_starts_with($head, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") => FileKind::Doc,
            str_starts_with($head, "PK\x03\x04") => self::archive($head, $tail),
            str_starts_with($head, "\xFF\xD8\xFF") => self::hidesPage($head . $tail) ? null : FileKind::Jpg,
            str_starts_with($head, "\x89PNG\r\n\x1A\n") => self::hidesPage($head . $tail) ? null : FileKind::Png,
            default => null,
        };
    }

    /**
     * A file that begins as a PDF and goes on as a page or a program is neither. Inside of a PDF's objects the same characters are text,
     * such as a title about PHP: then the file must also end as a PDF does.
     */
    private static function isPdfOnly(string $head, string $tail): bool
    {
        $code = '/<\?php|<\?=|<script|<html|<svg/i';
        if (preg_match($code, $head) !== 1) {
            return true;
        }
        $beforeObjects = preg_split('/\b\d+\s+\d+\s+obj\b/', $head, 2);

        return is_array($beforeObjects) && count($beforeObjects) === 2 && preg_match($code, $beforeObjects[0]) !== 1
            && preg_match('/\bstartxref\s+\d+\s+%%EOF\s*$/D', $tail) === 1;
    }

    /** The same for pictures, whose bytes are as good as random: only what is too long to be there by chance. */
    private static function hidesPage(string $bytes): bool
    {
        return preg_match('/<\?php|<script|<html|<!doctype/i', $bytes) === 1;
    }

    /** The names of what an archive holds stand plainly at its end. */
    private static function archive(string $head, string $tail): ?FileKind
    {
        if (str_contains($tail, 'vbaProject.bin')) {
            return null;
        }
        if (str_contains($tail, '[Content_Types].xml') && str_contains($tail, 'word/document.xml')) {
            return FileKind::Docx;
        }

        return str_contains($head, 'mimetypeapplication/vnd.oasis.opendocument.text') && str_contains($tail, 'content.xml')
            ? FileKind::Odt
            : null;
    }
}
