<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * How long a text takes to read.
 */
final class ReadingTime
{
    private const WORDS_A_MINUTE = 230;
    private const CHARACTERS_A_MINUTE = 500;

    /**
     * @param string $text Plain text in any script; Chinese and Japanese are counted by character.
     * @return int<1, max> Whole minutes.
     */
    public static function minutes(string $text): int
    {
        $characters = (int) preg_match_all('/[\p{Han}\p{Hiragana}\p{Katakana}]/u', $text);
        $words = (int) preg_match_all('/[\p{L}\p{N}][\p{L}\p{N}\p{M}\'’.\-]*/u', self::withoutCharacters($text));

        return max(1, (int) round($words / self::WORDS_A_MINUTE + $characters / self::CHARACTERS_A_MINUTE));
    }

    private static function withoutCharacters(string $text): string
    {
        return preg_replace('/[\p{Han}\p{Hiragana}\p{Katakana}]/u', ' ', $text) ?? '';
    }
}
