<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Detects a document's type from its bytes, never from its name. */
final class FileSignature
{
    /** Number of bytes read from the start and from the end of a file. */
    public const HEAD_BYTES = 4096;
    public const TAIL_BYTES = 131072;

    public static function detect(string $head, string $tail): ?FileKind
    {
        return match (true) {
            str_starts_with($head, '%PDF-') => self::isPdfOnly(substr($head, 0, 1024), $tail) ? FileKind::Pdf : null,
            str_starts_with($head, '{\rtf') => FileKind::Rtf,
            str_starts_with($head, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") => FileKind::Doc,
            str_starts_with($head, "PK\x03\x04") => self::detectArchive($head, $tail),
            str_starts_with($head, "\xFF\xD8\xFF") => self::containsCode($head . $tail) ? null : FileKind::Jpg,
            str_starts_with($head, "\x89PNG\r\n\x1A\n") => self::containsCode($head . $tail) ? null : FileKind::Png,
            default => null,
        };
    }

    /**
     * Checks that a file with a PDF header is not also HTML or a program. Inside a PDF's objects the same characters
     * are text, such as a title about PHP; in that case the file must also end like a PDF.
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

    /**
     * Checks images for code. Their bytes are practically random, so only patterns too long to occur by chance are
     * matched.
     */
    private static function containsCode(string $bytes): bool
    {
        return preg_match('/<\?php|<script|<html|<!doctype/i', $bytes) === 1;
    }

    /** Detects an Office document in an archive. File names in an archive are stored uncompressed at its end. */
    private static function detectArchive(string $head, string $tail): ?FileKind
    {
        if (str_contains($tail, 'vbaProject.bin')) {
            return null;
        }
        if (str_contains($tail, '[Content_Types].xml') && str_contains($tail, 'word/document.xml')) {
            return FileKind::Docx;
        }

        return str_contains($head, 'mimetypeapplication/vnd.oasis.opendocument.text')
            && str_contains($tail, 'content.xml')
            ? FileKind::Odt
            : null;
    }
}
