<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\Place;
use CourantDesk\Jobs\Domain\Term;

/** Which term of a specification means which kind of employment or place, and what a new term is called. */
final class FieldTermNames
{
    /** Names that sites give to terms, without spaces and hyphens, beside the value and its label in the site's language. */
    private const TYPES = [
        'FULL_TIME' => ['fulltime', 'permanent', 'vollzeit', 'festanstellung'],
        'PART_TIME' => ['parttime', 'teilzeit'],
        'CONTRACTOR' => ['contractor', 'contract', 'freelance', 'freelancer', 'freiberuflich'],
        'TEMPORARY' => ['temporary', 'temp', 'fixedterm', 'befristet'],
        'INTERN' => ['intern', 'internship', 'praktikum'],
        'VOLUNTEER' => ['volunteer', 'volunteering', 'ehrenamt'],
        'PER_DIEM' => ['perdiem', 'bytheday'],
    ];

    /** Names of terms that are no place. */
    private const NOWHERE = '/^(?:remote|anywhere|worldwide|nationwide|various|multiple|home\s?office|homeoffice|hybrid|flexible|deutschlandweit|weltweit)\b/iu';

    /** Null when the term says something else, such as "Summer job". */
    public static function employmentType(Term $term): ?EmploymentType
    {
        $names = array_unique([self::folded($term->name), self::folded($term->slug)]);
        foreach (EmploymentType::cases() as $type) {
            $known = [...(self::TYPES[$type->value] ?? []), self::folded(Words::employmentType($type)), self::folded($type->value)];
            if (array_intersect($names, $known) !== []) {
                return $type;
            }
        }

        return null;
    }

    /** "Kiel", "Kiel, Germany" and "Germany" are places; "Remote" is none. A last part is a country only if it is its name. */
    public static function place(Term $term): ?Place
    {
        $parts = array_values(array_filter(array_map(trim(...), explode(',', $term->name)), static fn (string $part): bool => $part !== ''));
        if ($parts === [] || preg_match(self::NOWHERE, $term->name) === 1 || preg_match('/\p{L}/u', $term->name) !== 1) {
            return null;
        }
        $last = $parts[count($parts) - 1];
        $country = mb_strlen($last) > 2 ? CountryNames::find($last) : '';
        // Georgia behind a city is a state, as in most files.
        if ($country !== '' && !($country === 'GE' && count($parts) > 1)) {
            array_pop($parts);
        } else {
            $country = '';
        }

        return Place::fromArray(['city' => $parts[0] ?? '', 'region' => implode(', ', array_slice($parts, 1)), 'country' => $country]);
    }

    public static function isPlace(Place $place, Term $term): bool
    {
        $name = self::folded($term->name);
        $country = Words::country($place->country);
        foreach ([$place->city, "$place->city, $place->region", "$place->city, $country", Words::place($place)] as $one) {
            if ($place->city !== '' && self::folded(trim($one, ', ')) === $name) {
                return true;
            }
        }
        $rest = $place->region !== '' ? $place->region : $country;

        return $place->city === '' && $rest !== '' && (self::folded($rest) === $name || self::folded(Words::place($place)) === $name);
    }

    /** The name of a new term. */
    public static function ofPlace(Place $place): string
    {
        return $place->city !== '' ? $place->city : ($place->region !== '' ? $place->region : Words::country($place->country));
    }

    private static function folded(string $name): string
    {
        return (string) preg_replace('/[\s_.-]+/u', '', mb_strtolower(remove_accents($name), 'UTF-8'));
    }
}
