<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * Estimates how long a text takes to read.
 */
final class ReadingTime
{
    private const WORDS_PER_MINUTE = 230;
    private const CHARACTERS_PER_MINUTE = 500;

    /**
     * Returns the reading time.
     *
     * @param string $text Plain text in any script; Chinese and Japanese are counted by character.
     * @return int<0, max> Whole minutes; 0 for less than one.
     */
    public static function minutes(string $text): int
    {
        $characters = (int) preg_match_all('/[\p{Han}\p{Hiragana}\p{Katakana}]/u', $text);
        $words = (int) preg_match_all('/[\p{L}\p{N}][\p{L}\p{N}\p{M}\'’.\-]*/u', self::removeCjkCharacters($text));

        $minutes = $words / self::WORDS_PER_MINUTE + $characters / self::CHARACTERS_PER_MINUTE;

        return $minutes < 1 ? 0 : max(1, (int) round($minutes));
    }

    private static function removeCjkCharacters(string $text): string
    {
        return preg_replace('/[\p{Han}\p{Hiragana}\p{Katakana}]/u', ' ', $text) ?? '';
    }
}
