<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Listings\Domain\Search\Words;

/**
 * Names of the sets that make phrases exact without reading a text: one for each pair of neighboring words, and one for each
 * three words in a row together with which occurrence of its first and of its second pair they are in that opening. Two
 * triples that share the same occurrence of a pair follow each other, so a phrase of any length is a chain of sets.
 *
 * A name is `p` (pair) or `t` (triple), a hash of all but the last word, and the last word in hexadecimal digits, so that
 * triples and pairs whose last word has a given prefix are a range. Triples end with `x` and the two occurrence numbers.
 *
 * @see docs/decisions/0022-phrases-in-the-index.md
 */
final class PhraseKeys
{
    /** Texts with more words than this are not split into sets; they are searched as text. */
    public const MAX_UNITS = 5000;

    /** A pair that occurs more often in one text, likewise. */
    private const MAX_OCCURRENCES = 256;

    /** Longer words, likewise: words of searches are cut there. */
    private const MAX_UNIT_BYTES = 60;

    private const HASH_DIGITS = 12;

    /** The set of openings that are searched as text. */
    public const TEXT = 'x';

    /** Characters of a name before the digits of its last word. */
    public const PREFIX_LENGTH = 1 + self::HASH_DIGITS;

    /**
     * @param string $sequence title and text of an opening as IndexedOpening::$sequence has them
     * @return array<string, true> names; only TEXT when the text has to be searched as text
     */
    public static function fromText(string $sequence): array
    {
        $names = [];
        $occurrences = [];
        $number = 0;
        foreach (explode('|', $sequence) as $part) {
            $units = Words::units($part);
            $number += count($units);
            if ($number > self::MAX_UNITS) {
                return [self::TEXT => true];
            }
            $before = 0;
            foreach ($units as $index => $unit) {
                if (strlen($unit) > self::MAX_UNIT_BYTES) {
                    return [self::TEXT => true];
                }
                if ($index === 0) {
                    continue;
                }
                $digits = bin2hex($unit);
                $previous = $units[$index - 1];
                $occurrence = $occurrences["$previous $unit"] ?? 0;
                $occurrences["$previous $unit"] = $occurrence + 1;
                if ($occurrence >= self::MAX_OCCURRENCES) {
                    return [self::TEXT => true];
                }
                $names[self::pair($previous) . $digits] = true;
                if ($index > 1) {
                    $names[self::triple($units[$index - 2], $previous) . $digits . sprintf('x%02x%02x', $before, $occurrence)] = true;
                }
                $before = $occurrence;
            }
        }

        return $names;
    }

    public static function pair(string $first): string
    {
        return 'p' . substr(md5($first), 0, self::HASH_DIGITS);
    }

    public static function triple(string $first, string $second): string
    {
        return 't' . substr(md5("$first $second"), 0, self::HASH_DIGITS);
    }
}
