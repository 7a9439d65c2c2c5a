<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use Locale;

/**
 * Returns the text in which a search finds the places of an opening, with the names of their countries in English and
 * in the language of the opening.
 */
final class PlaceNames
{
    public const PLACES_KEY = 'courant_places';
    public const COUNTRIES_KEY = 'courant_remote_countries';

    /** Reads the stored values of both meta keys. */
    public static function fromMeta(mixed $places, mixed $countries, string $language): string
    {
        $rows = is_array($places) ? $places : [];
        $codes = self::parseCodes($countries);
        foreach ($rows as $key => $row) {
            $inside = $key === 'remote_countries' ? $row : (is_array($row) ? ($row['remote_countries'] ?? []) : []);
            $codes = [...$codes, ...self::parseCodes($inside)];
        }

        return self::toText(
            array_values(array_filter(array_map(
                static fn (mixed $row): ?Place => is_array($row) ? Place::fromArray($row) : null,
                $rows,
            ))),
            $codes,
            $language,
        );
    }

    /** @return list<string> */
    private static function parseCodes(mixed $raw): array
    {
        $raw = is_string($raw) ? preg_split('/[\s,;]+/', $raw) : $raw;

        return array_map('strtoupper', array_values(array_filter(is_array($raw) ? $raw : [], is_string(...))));
    }

    /**
     * @param list<Place>  $places
     * @param list<string> $countries countries for remote work, ISO 3166-1 alpha-2
     * @param string       $language  a language or locale
     * @return string plain text, one place per line
     */
    public static function toText(array $places, array $countries, string $language): string
    {
        $lines = [];
        foreach ([...$places, ...array_map(self::countryOnly(...), $countries)] as $place) {
            foreach (self::countryNames($place->country, $language) as $country) {
                $lines[implode(', ', array_unique(array_filter(
                    [$place->city, $place->region, $country],
                    static fn (string $name): bool => $name !== '',
                )))] = true;
            }
        }

        return implode("\n", array_map('strval', array_keys($lines)));
    }

    /** @return non-empty-list<string> '' without a country */
    private static function countryNames(string $code, string $language): array
    {
        $english = Countries::NAMES[$code] ?? '';
        $local = $code !== '' && class_exists(Locale::class) ? Locale::getDisplayRegion('-' . $code, $language) : '';

        return array_values(array_unique([$english, is_string($local) && $local !== '' ? $local : $english]));
    }

    private static function countryOnly(string $code): Place
    {
        return new Place('', '', $code);
    }
}
