<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\Countries;
use Locale;

/**
 * Finds country names in the languages of the site and of the current user if PHP has the intl extension, otherwise in
 * English.
 */
final class CountryNames
{
    /** @return array<string, string> options of a select by code, sorted by name */
    public static function options(): array
    {
        $names = self::namesInLocale(get_user_locale());
        uasort($names, static fn (string $a, string $b): int => strcasecmp(remove_accents($a), remove_accents($b)));

        return $names;
    }

    /** @return string the code of the entered text; '' when no country has this name */
    public static function findCode(string $text): string
    {
        return Countries::find($text, array_map(self::namesInLocale(...), array_values(
            array_unique([get_locale(), get_user_locale()])
        )));
    }

    /** @return array<string, string> by code */
    private static function namesInLocale(string $locale): array
    {
        $names = Countries::NAMES;
        foreach (class_exists(Locale::class) ? array_keys($names) : [] as $code) {
            $name = Locale::getDisplayRegion('-' . $code, $locale);
            $names[$code] = is_string($name) && $name !== '' ? $name : $names[$code];
        }

        return $names;
    }
}
