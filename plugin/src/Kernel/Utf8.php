<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Makes text from outside valid: no broken UTF-8, no NUL or other control characters but tab and line ends. */
final class Utf8
{
    public static function clean(string $text): string
    {
        if (preg_match('//u', $text) !== 1) {
            $text = htmlspecialchars_decode(htmlspecialchars($text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8'), ENT_NOQUOTES);
            $text = str_replace("\u{FFFD}", '', $text);
        }

        return (string) preg_replace('/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text);
    }

    /** One line: every run of white space is one space, none at the ends. */
    public static function line(string $text): string
    {
        return trim((string) preg_replace('/\s+/u', ' ', self::clean($text)));
    }

    /** Cuts after $max characters (not bytes) without breaking one. */
    public static function cut(string $text, int $max): string
    {
        return preg_match('//u', $text) === 1 ? mb_substr($text, 0, max(0, $max), 'UTF-8') : '';
    }
}
