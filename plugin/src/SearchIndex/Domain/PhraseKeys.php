<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Creates the set keys for exact phrase searches without reading texts: one key for each pair of adjacent words, and
 * one for each three adjacent words with the occurrence numbers of their first and second pair in the opening. Two
 * triples with the same occurrence of a shared pair are adjacent, so a phrase of any length is a chain of sets.
 *
 * A key consists of `p` (pair) or `t` (triple), a hash of all words except the last one, and the last word in
 * hexadecimal digits, so that the keys for a prefix of the last word are a range. Triples end with `x` and the two
 * occurrence numbers.
 *
 * @see docs/decisions/0022-phrases-in-the-search-index.md
 */
final class PhraseKeys
{
    /** Maximum length of a text; longer texts have no phrase sets and are searched as text. */
    public const MAX_UNITS = 5000;

    /** Maximum number of occurrences of a pair; other texts are searched as text. */
    private const MAX_OCCURRENCES = 256;

    /**
     * Maximum length of a word; texts with longer words are searched as text, because search terms are truncated to
     * this length.
     */
    private const MAX_UNIT_BYTES = 60;

    private const HASH_DIGITS = 12;

    /** Key of the set of openings that are searched as text. */
    public const TEXT_SEARCH = 'x';

    /** Length of a key without the digits of the last word. */
    public const PREFIX_LENGTH = 1 + self::HASH_DIGITS;

    /**
     * @param string $sequence see IndexedOpening::$wordSequence
     * @return array<string, true> keys; only TEXT_SEARCH when the text has to be searched as text
     */
    public static function fromText(string $sequence): array
    {
        $names = [];
        $occurrences = [];
        $number = 0;
        foreach (explode('|', $sequence) as $token) {
            $units = Tokenizer::splitSequence($token);
            $number += count($units);
            if ($number > self::MAX_UNITS) {
                return [self::TEXT_SEARCH => true];
            }
            $before = 0;
            foreach ($units as $index => $unit) {
                if (strlen($unit) > self::MAX_UNIT_BYTES) {
                    return [self::TEXT_SEARCH => true];
                }
                if ($index === 0) {
                    continue;
                }
                $digits = bin2hex($unit);
                $previous = $units[$index - 1];
                $occurrence = $occurrences["$previous $unit"] ?? 0;
                $occurrences["$previous $unit"] = $occurrence + 1;
                if ($occurrence >= self::MAX_OCCURRENCES) {
                    return [self::TEXT_SEARCH => true];
                }
                $names[self::pairPrefix($previous) . $digits] = true;
                if ($index > 1) {
                    $suffix = $digits . sprintf('x%02x%02x', $before, $occurrence);
                    $names[self::triplePrefix($units[$index - 2], $previous) . $suffix] = true;
                }
                $before = $occurrence;
            }
        }

        return $names;
    }

    public static function pairPrefix(string $first): string
    {
        return 'p' . substr(md5($first), 0, self::HASH_DIGITS);
    }

    public static function triplePrefix(string $first, string $second): string
    {
        return 't' . substr(md5("$first $second"), 0, self::HASH_DIGITS);
    }
}
