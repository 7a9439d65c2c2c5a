<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Utf8;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\Education;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\OpeningFlags;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Requirements;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Fields\ClosingDayField;
use CourantDesk\Openings\Fields\ClosingEnabledField;
use CourantDesk\Openings\Fields\ClosingTimeField;
use CourantDesk\Openings\Fields\EducationField;
use CourantDesk\Openings\Fields\ExperienceField;
use CourantDesk\Openings\Fields\ExperienceSubstituteField;
use CourantDesk\Openings\Fields\FeaturedField;
use CourantDesk\Openings\Fields\FilledField;
use CourantDesk\Openings\Fields\UnlistedField;
use DateTimeImmutable;
use DateTimeZone;

/** Parses and sanitizes the structured fields from any stored format. */
final class OpeningFieldParser
{
    /** @return list<array{city: string, region: string, country: string}> */
    public static function sanitizePlaces(mixed $raw): array
    {
        return array_map(static fn (Place $place): array => $place->toArray(), self::parsePlaces($raw));
    }

    /** @return list<Place> */
    public static function parsePlaces(mixed $raw): array
    {
        $places = [];
        foreach (is_array($raw) ? array_slice($raw, 0, 50) : [] as $row) {
            $place = is_array($row) ? Place::fromArray(array_map(self::sanitizeLine(...), $row)) : null;
            if ($place !== null) {
                $places[implode('|', $place->toArray())] = $place;
            }
        }

        return array_values($places);
    }

    public static function sanitizeIdentifier(mixed $raw): string
    {
        return is_scalar($raw) ? Utf8::truncate(Utf8::toSingleLine((string) $raw), 100) : '';
    }

    /** @return list<string> ISO 3166-1 alpha-2 */
    public static function sanitizeCountries(mixed $raw): array
    {
        $raw = is_string($raw) ? preg_split('/[\s,;]+/', $raw) : $raw;
        $countries = [];
        foreach (is_array($raw) ? $raw : [] as $item) {
            $code = is_string($item) ? strtoupper(trim($item)) : '';
            if (preg_match('/^[A-Z]{2}$/', $code) === 1) {
                $countries[$code] = $code;
            }
        }

        return array_values($countries);
    }

    /**
     * Returns the countries for remote work, also when they are stored in the places (`remote_countries`).
     *
     * @return list<string>
     */
    public static function sanitizeRemoteCountries(mixed $raw, mixed $places): array
    {
        $found = self::sanitizeCountries($raw);
        foreach (is_array($places) ? $places : [] as $key => $row) {
            $inside = $key === 'remote_countries' ? $row : (is_array($row) ? ($row['remote_countries'] ?? []) : []);
            $found = [...$found, ...self::sanitizeCountries($inside)];
        }

        return array_values(array_unique($found));
    }

    /** @return list<string> */
    public static function sanitizeEmploymentTypes(mixed $raw): array
    {
        return array_column(self::parseEmploymentTypes($raw), 'value');
    }

    /** @return list<EmploymentType> */
    public static function parseEmploymentTypes(mixed $raw): array
    {
        $values = array_filter(is_array($raw) ? $raw : [$raw], 'is_string');

        return array_values(array_filter(
            EmploymentType::cases(),
            static fn (EmploymentType $type): bool => in_array($type->value, $values, true)
        ));
    }

    /** @return array{}|array{min: float|null, max: float|null, currency: string, unit: string, shown: bool} */
    public static function sanitizeSalary(mixed $raw): array
    {
        $raw = is_object($raw) ? (array) $raw : $raw;

        return is_array($raw) ? (Salary::fromArray($raw)?->toArray() ?? []) : [];
    }

    public static function sanitizeMonths(mixed $raw): int
    {
        return is_numeric($raw) ? max(0, min(Requirements::MAX_EXPERIENCE_MONTHS, (int) $raw)) : 0;
    }

    /** @param callable(string): mixed $meta of one opening */
    public static function parseRequirements(callable $meta): Requirements
    {
        $education = $meta(EducationField::KEY);

        return new Requirements(
            Education::tryFrom(is_string($education) ? $education : ''),
            self::sanitizeMonths($meta(ExperienceField::KEY)),
            $meta(ExperienceSubstituteField::KEY) === '1',
        );
    }

    /** @param callable(string): mixed $meta of one opening */
    public static function parseFlags(callable $meta): OpeningFlags
    {
        return new OpeningFlags(
            $meta(FilledField::KEY) === 'filled',
            $meta(FeaturedField::KEY) === '1',
            $meta(UnlistedField::KEY) === 'exclude',
        );
    }

    /** Parses the publishing time that WordPress stores; null when it is not set yet. */
    public static function parsePublishDate(string $gmt): ?DateTimeImmutable
    {
        $moment = $gmt === '' || str_starts_with($gmt, '0000')
            ? false
            : DateTimeImmutable::createFromFormat('!Y-m-d H:i:s', $gmt, new DateTimeZone('UTC'));

        return $moment === false ? null : $moment;
    }

    private static function sanitizeLine(mixed $raw): mixed
    {
        return is_string($raw) ? Utf8::toSingleLine($raw) : $raw;
    }

    /** Returns the synchronized closing date of an opening. */
    public static function findClosing(int $opening): ClosingDate
    {
        return self::parseClosing(static fn (string $key): mixed => get_post_meta($opening, $key, true));
    }

    /** @param callable(string): mixed $meta of one opening */
    public static function parseClosing(callable $meta): ClosingDate
    {
        $text = static function (string $key) use ($meta): string {
            $value = $meta($key);

            return is_string($value) ? $value : '';
        };

        return ClosingDate::reconcile(
            $text(ClosingTimeField::KEY),
            $text(ClosingEnabledField::KEY) === 'set_listing',
            $text(ClosingDayField::KEY),
            $text(OpeningMeta::CLOSING_SYNCHRONIZED),
        );
    }
}
