<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** One line of text from outside, or '' when it is no text at all. */
final class Text
{
    /** Arrays and broken UTF-8 are absent values; every run of white space or control characters is one space. */
    public static function line(mixed $raw, int $max = 2000): string
    {
        if (!is_scalar($raw) || is_bool($raw) || preg_match('//u', (string) $raw) !== 1) {
            return '';
        }
        $line = preg_replace('/[\s\p{Cc}\x{200B}\x{FEFF}\x{FFFD}]+/u', ' ', (string) $raw);

        return trim(mb_substr(trim((string) $line), 0, $max));
    }
}
