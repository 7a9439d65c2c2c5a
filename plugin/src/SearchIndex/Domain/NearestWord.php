<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Finds the known word that differs least from a word with a typo. */
final class NearestWord
{
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
        $length = strlen($word);
        $variants = array_fill_keys(TypoVariants::fromWord($word), true);
        foreach ($known as $candidate => $isPreferred) {
            $isVariant = isset($variants[$candidate]);
            // The distance is at least the difference of the lengths.
            if (!$isVariant && abs(strlen((string) $candidate) - $length) > $maxDistance) {
                continue;
            }
            $distance = $isVariant ? 1 : levenshtein($word, (string) $candidate);
            $cost = 2 * $distance + ($isPreferred ? 0 : 1);
            if ($cost < $minCost) {
                $minCost = $cost;
                $nearest = (string) $candidate;
            }
        }

        return $nearest;
    }
}
