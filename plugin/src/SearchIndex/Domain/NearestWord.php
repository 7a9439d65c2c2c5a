<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Finds the known word that differs least from a word with a typo. */
final class NearestWord
{
    /** Bytes that two typos add, remove or change at most: two letters of two bytes. */
    public const MAX_BYTES = 4;

    /**
     * Returns the word with the fewest typos, at most two; the word itself without one. Of several, the first one that
     * is preferred is returned, then the first one. Two adjacent letters in the wrong order are one typo.
     *
     * @param array<array-key, bool> $known words, and whether each is preferred
     */
    public static function find(string $word, array $known): string
    {
        $nearest = $word;
        $maxDistance = mb_strlen($word) > 4 ? 2 : 1;
        $minCost = 2 * $maxDistance + 2;
        foreach ($known as $candidate => $isPreferred) {
            $candidate = (string) $candidate;
            $distance = levenshtein($word, $candidate);
            if ($distance > 1 && $distance <= self::MAX_BYTES && TypoVariants::isVariant($word, $candidate)) {
                $distance = 1;
            }
            $cost = 2 * $distance + ($isPreferred ? 0 : 1);
            if ($cost < $minCost) {
                $minCost = $cost;
                $nearest = $candidate;
            }
        }

        return $nearest;
    }
}
