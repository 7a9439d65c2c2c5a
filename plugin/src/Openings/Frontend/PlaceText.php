<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\WorkMode;

/** Combines the places of an opening with its work mode, in the same form on pages and in lists. */
final class PlaceText
{
    /** Number of countries for remote work that pages show by name. */
    public const MAX_COUNTRIES = 5;

    /** Number of names if there are more countries, so that at least two are left out. */
    private const NAMES_OF_MANY = 4;
    private const SEPARATOR = ' · ';

    /**
     * Returns the places with the work mode, such as "Berlin, Germany (Hybrid)" or "Remote (Germany, Netherlands)". The
     * work mode of several places is not in parentheses, in which it would belong to the last one.
     *
     * @param list<string> $names of all places
     * @param string $places the text of the places
     */
    public static function join(Opening $opening, array $names, string $places): string
    {
        $mode = $opening->workMode === null ? '' : OpeningFieldFormatter::workMode($opening->workMode);
        $isNamed = array_filter($names, static fn (string $name): bool => FieldTermMatcher::isSameName($name, $mode));
        $places = $places === '' ? $mode : $places;
        $details = array_filter([
            $mode === '' || $isNamed !== [] || $places === $mode ? '' : $mode,
            self::countryNames($opening),
        ], static fn (string $detail): bool => $detail !== '');

        return match (true) {
            $details === [] => $places,
            count($names) > 1 => $places . self::SEPARATOR . implode(', ', $details),
            /* translators: 1: places, 2: work mode, such as Hybrid */
            default => sprintf(__('%1$s (%2$s)', 'courant-desk'), $places, implode(', ', $details)),
        };
    }

    /**
     * Returns the text after the places.
     *
     * @param list<string> $terms names of the visible terms
     * @see \CourantDesk\Openings\Domain\FieldLabels::placeNote()
     */
    public static function note(Opening $opening, array $terms, int $places): string
    {
        $mode = $opening->workMode;
        $countries = self::countCountries($opening);
        $isNamed = $mode === null || array_filter(
            $terms,
            static fn (string $term): bool => FieldTermMatcher::isWorkMode($term, $mode),
        ) !== [];
        if ($isNamed) {
            return $countries === '' ? '' : self::noteAfter($places, $countries);
        }
        $text = OpeningFieldFormatter::workMode($mode);

        return self::noteAfter($places, $countries === '' ? $text : "$text, $countries");
    }

    /** Returns the work mode for the row of the places, where the countries for remote work have their own row. */
    public static function workModeNote(Opening $opening): string
    {
        $mode = $opening->workMode;

        return $mode === null || self::isWorkModeNamed($opening, $mode) ? '' : OpeningFieldFormatter::workMode($mode);
    }

    /** Formats a text that belongs to all places before it. */
    public static function noteAfter(int $places, string $text): string
    {
        return $places > 1 ? trim(self::SEPARATOR) . " $text" : "($text)";
    }

    /** Returns whether a term has the meaning of the work mode, such as the location "Remote". */
    public static function isWorkModeNamed(Opening $opening, WorkMode $mode): bool
    {
        foreach (array_merge(...array_values($opening->terms)) as $term) {
            if (FieldTermMatcher::isWorkMode($term->name, $mode)) {
                return true;
            }
        }

        return false;
    }

    /** Returns the names of the countries for remote work, of which the first ones if there are many; '' for none. */
    private static function countryNames(Opening $opening): string
    {
        $names = array_map(OpeningFieldFormatter::country(...), self::countryCodes($opening));
        if (count($names) <= self::MAX_COUNTRIES) {
            return implode(', ', $names);
        }

        return sprintf(
            /* translators: 1: names of places, 2: number of other places */
            __('%1$s and %2$s more', 'courant-desk'),
            implode(', ', array_slice($names, 0, self::NAMES_OF_MANY)),
            number_format_i18n(count($names) - self::NAMES_OF_MANY),
        );
    }

    /** Returns the name of the only country for remote work, or the number of countries; '' for none. */
    private static function countCountries(Opening $opening): string
    {
        $codes = self::countryCodes($opening);
        $count = count($codes);

        return $count > 1
            /* translators: %s: number of countries, for remote work */
            ? sprintf(_n('%s country', '%s countries', $count, 'courant-desk'), number_format_i18n($count))
            : implode('', array_map(OpeningFieldFormatter::country(...), $codes));
    }

    /** @return list<string> empty for openings that are not remote */
    private static function countryCodes(Opening $opening): array
    {
        return $opening->workMode === WorkMode::Remote ? $opening->remoteCountries : [];
    }
}
