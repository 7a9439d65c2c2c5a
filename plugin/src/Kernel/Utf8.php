<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Sanitizes external text: removes invalid UTF-8, NUL and other control characters except tabs and line ends. */
final class Utf8
{
    public static function sanitize(string $text): string
    {
        if (preg_match('//u', $text) !== 1) {
            $text = htmlspecialchars_decode(
                htmlspecialchars($text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8'),
                ENT_NOQUOTES,
            );
            $text = str_replace("\u{FFFD}", '', $text);
        }

        return (string) preg_replace('/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text);
    }

    /** Returns one line: every run of white space becomes one space, with none at the ends. */
    public static function toSingleLine(string $text): string
    {
        return trim((string) preg_replace('/\s+/u', ' ', self::sanitize($text)));
    }

    /** Truncates after $max characters (not bytes) without splitting one. */
    public static function truncate(string $text, int $max): string
    {
        return preg_match('//u', $text) === 1 ? mb_substr($text, 0, max(0, $max), 'UTF-8') : '';
    }
}
