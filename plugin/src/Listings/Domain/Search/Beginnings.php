<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/**
 * Sets of all openings with any word that begins so. They are kept for beginnings of which reading every word would be dear:
 * a bitmap then answers what thousands of rows would (issue 4).
 */
final class Beginnings
{
    /** In bytes of a word: what a search may begin with, and beyond which so many words no longer begin alike. */
    public const SHORTEST = 2;
    public const LONGEST = 16;

    /**
     * @param list<string> $keys  of words and of others
     * @param array<string, mixed> $kept by key: the beginnings that have a set
     * @return array<string, true> keys of those that hold an opening with these words
     */
    public static function of(array $keys, array $kept): array
    {
        $beginnings = [];
        foreach ($kept === [] ? [] : array_filter($keys, Key::isWord(...)) as $key) {
            $longest = min(strlen($key), 1 + 2 * self::LONGEST);
            for ($length = 1 + 2 * self::SHORTEST; $length <= $longest; $length += 2) {
                if (self::isWithinASign($key, $length)) {
                    continue;
                }
                $beginning = Key::beginning(substr($key, 0, $length));
                // Where a beginning has no set, no longer one has: it holds fewer.
                if (!isset($kept[$beginning])) {
                    break;
                }
                $beginnings[$beginning] = true;
            }
        }

        return $beginnings;
    }

    /** A byte that goes on with a sign of UTF-8 is 80 to bf. */
    private static function isWithinASign(string $key, int $length): bool
    {
        return strpbrk($key[$length] ?? '', '89ab') !== false;
    }
}
