<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Creates the keys of sets in the dictionary. Databases compare and sort letters differently, so words are encoded in
 * hexadecimal digits, which every database compares and sorts in the same way and which preserve prefixes.
 */
final class SetKey
{
    public const OPEN = 'stateopen';
    public const EXPIRED = 'stateexpired';

    /** Prefix of the keys of prefix sets. */
    public const PREFIX = 'b';

    /** Prefixes of the keys of bit-sliced indexes. */
    public const SALARY_PREFIX = 'pay';
    private const NUMBER_PREFIX = 'number';

    /** Prefix of the keys of the openings with a visible salary in a currency. */
    public const CURRENCY_PREFIX = 'currency';

    /** End of a range of keys with a common prefix. Sorts after all hexadecimal digits. */
    public const RANGE_END = 'z';

    public static function forWord(string $word): string
    {
        return 'w' . bin2hex($word);
    }

    /** Returns the key of the openings with the word in their title. */
    public static function forTitleWord(string $word): string
    {
        return 'h' . bin2hex($word);
    }

    public static function forTerm(string $taxonomy, int $id): string
    {
        return self::taxonomyPrefix($taxonomy) . $id;
    }

    /** Returns the prefix of the keys of all terms of a specification. */
    public static function taxonomyPrefix(string $taxonomy): string
    {
        return 'term' . bin2hex($taxonomy) . 'x';
    }

    /** Returns the key of the openings with a value of a filter. Filter and value can be long. */
    public static function forAttribute(string $filter, string $value): string
    {
        return 'attr' . md5("$filter $value");
    }

    /** Returns the prefix of the keys of a filter's bit-sliced index. */
    public static function numberPrefix(string $filter): string
    {
        return self::NUMBER_PREFIX . bin2hex($filter) . 'x';
    }

    /** Returns the key of the openings with a visible salary in a currency, such as `EUR`. */
    public static function forCurrency(string $currency): string
    {
        return self::CURRENCY_PREFIX . bin2hex($currency);
    }

    /** Returns the key of the openings whose visible salary is at least a step of the filter, a yearly amount. */
    public static function forMinimumSalary(string $currency, int $step): string
    {
        return self::forCurrency($currency) . 'x' . $step;
    }

    /** Returns the key of the openings in a language; '' for those without a language. */
    public static function forLanguage(string $language): string
    {
        return 'lang' . bin2hex($language);
    }

    /** Returns the key of the openings with any word whose key has this prefix, see WordPrefixes. */
    public static function forPrefix(string $start): string
    {
        return self::PREFIX . $start;
    }

    /** Returns whether the set is stored as rows until it has many openings; all other sets are always bitmaps. */
    public static function isWord(string $key): bool
    {
        return $key[0] === 'w' || $key[0] === 'h';
    }
}
