<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\Countries;
use Locale;

/** Names of countries in the languages of the site and of the current user, where the server has its intl extension; else in English. */
final class CountryNames
{
    /** @return array<string, string> by code, in the order of the names: the options of a picker */
    public static function options(): array
    {
        $names = self::in(get_user_locale());
        uasort($names, static fn (string $a, string $b): int => strcasecmp(remove_accents($a), remove_accents($b)));

        return $names;
    }

    /** @return string the code of what was typed; '' when no country is called so */
    public static function find(string $text): string
    {
        return Countries::find($text, array_map(self::in(...), array_values(array_unique([get_locale(), get_user_locale()]))));
    }

    /** @return array<string, string> by code */
    private static function in(string $locale): array
    {
        $names = Countries::NAMES;
        foreach (class_exists(Locale::class) ? array_keys($names) : [] as $code) {
            $name = Locale::getDisplayRegion('-' . $code, $locale);
            $names[$code] = is_string($name) && $name !== '' ? $name : $names[$code];
        }

        return $names;
    }
}
