<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Creates the keys of the sets of all openings with any word that has a given prefix. The sets exist for prefixes whose
 * words are expensive to read separately: one bitmap replaces thousands of rows.
 */
final class WordPrefixes
{
    /**
     * Minimum and maximum length of prefixes in bytes: shorter ones are not searched, and longer ones have few words.
     */
    public const MIN_BYTES = 2;
    public const MAX_BYTES = 16;

    /**
     * @param list<string> $keys  set keys, of words and others
     * @param array<string, mixed> $stored prefixes that have a set, by key
     * @return array<string, true> keys of the prefix sets that contain an opening with these words
     */
    public static function forKeys(array $keys, array $stored): array
    {
        $prefixes = [];
        foreach ($stored === [] ? [] : array_filter($keys, SetKey::isWord(...)) as $key) {
            $longest = min(strlen($key), 1 + 2 * self::MAX_BYTES);
            for ($length = 1 + 2 * self::MIN_BYTES; $length <= $longest; $length += 2) {
                if (self::isInsideCharacter($key, $length)) {
                    continue;
                }
                $prefix = SetKey::forPrefix(substr($key, 0, $length));
                // If a prefix has no set, longer prefixes have none either, because they contain fewer openings.
                if (!isset($stored[$prefix])) {
                    break;
                }
                $prefixes[$prefix] = true;
            }
        }

        return $prefixes;
    }

    /** UTF-8 continuation bytes are 80 to bf. */
    private static function isInsideCharacter(string $key, int $length): bool
    {
        return strpbrk($key[$length] ?? '', '89ab') !== false;
    }
}
