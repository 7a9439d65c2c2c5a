<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Set keys that make phrase searches exact without reading texts: one for each pair of adjacent words, and one for
 * each three words in a row together with the occurrence numbers of their first and second pair in that opening. Two
 * triples with the same occurrence of a shared pair follow each other, so a phrase of any length is a chain of sets.
 *
 * A key is `p` (pair) or `t` (triple), a hash of all but the last word, and the last word in hexadecimal digits, so
 * that triples and pairs whose last word has a given prefix are a range. Triples end with `x` and the two occurrence
 * numbers.
 *
 * @see docs/decisions/0022-phrases-in-the-search-index.md
 */
final class PhraseKeys
{
    /** Longer texts are not split into sets; they are searched as text. */
    public const MAX_UNITS = 5000;

    /** Texts in which a pair occurs more often are searched as text. */
    private const MAX_OCCURRENCES = 256;

    /** Texts with longer words are searched as text, because search terms are truncated to this length. */
    private const MAX_UNIT_BYTES = 60;

    private const HASH_DIGITS = 12;

    /** Key of the set of openings that are searched as text. */
    public const TEXT_SEARCH = 'x';

    /** Length of a key up to the digits of the last word. */
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
