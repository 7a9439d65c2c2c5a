<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/**
 * The names of sets in the dictionary. Databases disagree about which letters are the same and how they are ordered, so words
 * are written as hexadecimal digits: equal and in order everywhere, and a prefix stays a prefix.
 */
final class Key
{
    public const OPEN = 'stateopen';
    public const EXPIRED = 'stateexpired';

    /** Behind all hexadecimal digits: the end of a range of words with one beginning. */
    public const END = 'z';

    public static function word(string $word): string
    {
        return 'w' . bin2hex($word);
    }

    public static function term(string $taxonomy, int $id): string
    {
        return self::terms($taxonomy) . $id;
    }

    /** What the keys of all terms of a specification begin with. */
    public static function terms(string $taxonomy): string
    {
        return 'term' . bin2hex($taxonomy) . 'x';
    }

    public static function isWord(string $key): bool
    {
        return $key[0] === 'w';
    }
}
