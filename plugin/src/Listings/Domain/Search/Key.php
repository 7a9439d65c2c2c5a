<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

use CourantDesk\Jobs\Domain\WorkMode;

/**
 * The names of sets in the dictionary. Databases disagree about which letters are the same and how they are ordered, so words
 * are written as hexadecimal digits: equal and in order everywhere, and a prefix stays a prefix.
 */
final class Key
{
    public const OPEN = 'stateopen';
    public const EXPIRED = 'stateexpired';

    /** What the keys of beginnings begin with. */
    public const BEGINNING = 'b';

    /** Behind all hexadecimal digits: the end of a range of words with one beginning. */
    public const END = 'z';

    public static function word(string $word): string
    {
        return 'w' . bin2hex($word);
    }

    /** Openings with the word in their title. */
    public static function title(string $word): string
    {
        return 'h' . bin2hex($word);
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

    public static function mode(WorkMode $mode): string
    {
        return 'mode' . str_replace('-', '', $mode->value);
    }

    /** Openings in a language; in none with ''. */
    public static function language(string $language): string
    {
        return 'lang' . bin2hex($language);
    }

    /** All openings with a word whose key begins so (Beginnings). */
    public static function beginning(string $start): string
    {
        return self::BEGINNING . $start;
    }

    public static function isWord(string $key): bool
    {
        return $key[0] === 'w' || $key[0] === 'h';
    }

    /** Whether the set is also kept as a list, in the order of dates; nobody reads a list of a slice of numbers or of a beginning. */
    public static function isList(string $key): bool
    {
        return !str_starts_with($key, Slices::START) && $key[0] !== self::BEGINNING;
    }
}
