<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Sanitizes untrusted input to one line of text. */
final class TextFieldSanitizer
{
    /** Returns '' for arrays and invalid UTF-8; replaces each run of whitespace and control characters with a space. */
    public static function sanitize(mixed $raw, int $max = 2000): string
    {
        if (!is_scalar($raw) || is_bool($raw) || preg_match('//u', (string) $raw) !== 1) {
            return '';
        }
        $line = preg_replace('/[\s\p{Cc}\x{200B}\x{FEFF}\x{FFFD}]+/u', ' ', (string) $raw);

        return trim(mb_substr(trim((string) $line), 0, $max));
    }
}
