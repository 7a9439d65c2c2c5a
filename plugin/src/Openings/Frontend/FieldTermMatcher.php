<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\WorkMode;

/** Matches the terms of a specification with employment types and places, and creates the names of new terms. */
final class FieldTermMatcher
{
    /**
     * Common names of terms, without spaces and hyphens, in addition to the value and its label in the site's language.
     */
    private const TYPE_NAMES = [
        'FULL_TIME' => ['fulltime', 'permanent', 'vollzeit', 'festanstellung'],
        'PART_TIME' => ['parttime', 'teilzeit'],
        'CONTRACTOR' => ['contractor', 'contract', 'freelance', 'freelancer', 'freiberuflich'],
        'TEMPORARY' => ['temporary', 'temp', 'fixedterm', 'befristet'],
        'INTERN' => ['intern', 'internship', 'praktikum'],
        'VOLUNTEER' => ['volunteer', 'volunteering', 'ehrenamt'],
        'PER_DIEM' => ['perdiem', 'bytheday'],
    ];

    /** Names of terms that are not places. */
    private const NO_PLACE_PATTERN = '/^(?:remote|anywhere|worldwide|nationwide|various|multiple|home\s?office|homeoffice|hybrid|flexible|deutschlandweit|weltweit)\b/iu';

    /** Returns null when the term has another meaning, such as "Summer job". */
    public static function findEmploymentType(Term $term): ?EmploymentType
    {
        $names = array_unique([self::normalizeName($term->name), self::normalizeName($term->slug)]);
        foreach (EmploymentType::cases() as $type) {
            $known = [
                ...(self::TYPE_NAMES[$type->value] ?? []),
                self::normalizeName(OpeningFieldFormatter::employmentType($type)),
                self::normalizeName($type->value),
            ];
            if (array_intersect($names, $known) !== []) {
                return $type;
            }
        }

        return null;
    }

    /**
     * Parses a term: "Kiel", "Kiel, Germany" and "Germany" are places; "Remote" is not. The last part is a country only
     * if a country has that name.
     */
    public static function parsePlace(Term $term): ?Place
    {
        $names = array_values(array_filter(
            array_map(trim(...), explode(',', $term->name)),
            static fn (string $name): bool => $name !== '',
        ));
        if (
            $names === []
            || preg_match(self::NO_PLACE_PATTERN, $term->name) === 1
            || preg_match('/\p{L}/u', $term->name) !== 1
        ) {
            return null;
        }
        $last = $names[count($names) - 1];
        $country = mb_strlen($last) > 2 ? CountryNames::findCode($last) : '';
        // `Georgia` after a city means the US state, as in most import files.
        if ($country !== '' && !($country === 'GE' && count($names) > 1)) {
            array_pop($names);
        } else {
            $country = '';
        }

        return Place::fromArray(
            ['city' => $names[0] ?? '', 'region' => implode(', ', array_slice($names, 1)), 'country' => $country]
        );
    }

    public static function matchesPlace(Place $place, Term $term): bool
    {
        $name = self::normalizeName($term->name);
        $country = OpeningFieldFormatter::country($place->country);
        foreach (
            [
                $place->city, "$place->city, $place->region", "$place->city, $country",
                OpeningFieldFormatter::place($place),
            ] as $candidate
        ) {
            if ($place->city !== '' && self::normalizeName(trim($candidate, ', ')) === $name) {
                return true;
            }
        }
        $rest = $place->region !== '' ? $place->region : $country;

        return $place->city === '' && $rest !== '' && (
            self::normalizeName($rest) === $name || self::normalizeName(OpeningFieldFormatter::place($place)) === $name
        );
    }

    /** Returns the name of a new term. */
    public static function termName(Place $place): string
    {
        return $place->city !== ''
            ? $place->city
            : ($place->region !== '' ? $place->region : OpeningFieldFormatter::country($place->country));
    }

    /** Returns whether two names differ only in case, accents, spaces and hyphens: "Full Time" and "Full-time". */
    public static function isSameName(string $name, string $other): bool
    {
        return $name !== '' && self::normalizeName($name) === self::normalizeName($other);
    }

    /** Returns whether a term has the name of a work mode, in the site's language or as its value. */
    public static function isWorkMode(string $term, WorkMode $mode): bool
    {
        return self::isSameName($term, OpeningFieldFormatter::workMode($mode)) || self::isSameName($term, $mode->value);
    }

    private static function normalizeName(string $name): string
    {
        return (string) preg_replace('/[\s_.-]+/u', '', mb_strtolower(remove_accents($name), 'UTF-8'));
    }
}
