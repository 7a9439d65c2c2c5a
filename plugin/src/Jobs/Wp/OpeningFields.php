<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\ClosingRecord;
use CourantDesk\Jobs\Domain\Education;
use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\Marks;
use CourantDesk\Jobs\Domain\Place;
use CourantDesk\Jobs\Domain\Requirements;
use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Kernel\Utf8;
use DateTimeImmutable;
use DateTimeZone;

/** Reads and cleans the structured fields, however they were written. */
final class OpeningFields
{
    /** @return list<array{city: string, region: string, country: string}> */
    public static function places(mixed $raw): array
    {
        return array_map(static fn (Place $place): array => $place->toArray(), self::placeValues($raw));
    }

    /** @return list<Place> */
    public static function placeValues(mixed $raw): array
    {
        $places = [];
        foreach (is_array($raw) ? array_slice($raw, 0, 50) : [] as $row) {
            $place = is_array($row) ? Place::fromArray(array_map(self::line(...), $row)) : null;
            if ($place !== null) {
                $places[implode('|', $place->toArray())] = $place;
            }
        }

        return array_values($places);
    }

    public static function identifier(mixed $raw): string
    {
        return is_scalar($raw) ? Utf8::cut(Utf8::line((string) $raw), 100) : '';
    }

    /** @return list<string> ISO 3166-1 alpha-2 */
    public static function countries(mixed $raw): array
    {
        $raw = is_string($raw) ? preg_split('/[\s,;]+/', $raw) : $raw;
        $countries = [];
        foreach (is_array($raw) ? $raw : [] as $one) {
            $code = is_string($one) ? strtoupper(trim($one)) : '';
            if (preg_match('/^[A-Z]{2}$/', $code) === 1) {
                $countries[$code] = $code;
            }
        }

        return array_values($countries);
    }

    /**
     * Countries for remote work, also where they were written into the places (`remote_countries`).
     *
     * @return list<string>
     */
    public static function remoteCountries(mixed $raw, mixed $places): array
    {
        $found = self::countries($raw);
        foreach (is_array($places) ? $places : [] as $key => $row) {
            $inside = $key === 'remote_countries' ? $row : (is_array($row) ? ($row['remote_countries'] ?? []) : []);
            $found = [...$found, ...self::countries($inside)];
        }

        return array_values(array_unique($found));
    }

    /** @return list<string> */
    public static function employmentTypes(mixed $raw): array
    {
        return array_column(self::employmentTypeValues($raw), 'value');
    }

    /** @return list<EmploymentType> */
    public static function employmentTypeValues(mixed $raw): array
    {
        $wanted = array_filter(is_array($raw) ? $raw : [$raw], 'is_string');

        return array_values(array_filter(
            EmploymentType::cases(),
            static fn (EmploymentType $type): bool => in_array($type->value, $wanted, true)
        ));
    }

    /** @return array{}|array{min: float|null, max: float|null, currency: string, unit: string, shown: bool} */
    public static function salary(mixed $raw): array
    {
        $raw = is_object($raw) ? (array) $raw : $raw;

        return is_array($raw) ? (Salary::fromArray($raw)?->toArray() ?? []) : [];
    }

    public static function months(mixed $raw): int
    {
        return is_numeric($raw) ? max(0, min(Requirements::MAX_MONTHS, (int) $raw)) : 0;
    }

    /** @param callable(string): mixed $meta of one opening */
    public static function requirements(callable $meta): Requirements
    {
        $education = $meta(OpeningMeta::EDUCATION);

        return new Requirements(
            Education::tryFrom(is_string($education) ? $education : ''),
            self::months($meta(OpeningMeta::EXPERIENCE)),
            $meta(OpeningMeta::EXPERIENCE_INSTEAD) === '1',
        );
    }

    /** @param callable(string): mixed $meta of one opening */
    public static function marks(callable $meta): Marks
    {
        return new Marks(
            $meta(OpeningMeta::FILLED) === 'filled',
            $meta(OpeningMeta::FEATURED) === '1',
            $meta(OpeningMeta::UNLISTED) === 'exclude',
        );
    }

    /** The moment of publishing, from what WordPress stores; null where it has none yet. */
    public static function publishes(string $gmt): ?DateTimeImmutable
    {
        $moment = $gmt === '' || str_starts_with($gmt, '0000') ? false : DateTimeImmutable::createFromFormat('!Y-m-d H:i:s', $gmt, new DateTimeZone('UTC'));

        return $moment === false ? null : $moment;
    }

    private static function line(mixed $raw): mixed
    {
        return is_string($raw) ? Utf8::line($raw) : $raw;
    }

    /** What is stored of an opening's closing, reconciled. */
    public static function closing(int $opening): ClosingRecord
    {
        return self::closingOf(static fn (string $key): mixed => get_post_meta($opening, $key, true));
    }

    /** @param callable(string): mixed $meta of one opening */
    public static function closingOf(callable $meta): ClosingRecord
    {
        $text = static function (string $key) use ($meta): string {
            $value = $meta($key);

            return is_string($value) ? $value : '';
        };

        return ClosingRecord::reconcile(
            $text(OpeningMeta::CLOSING_AT),
            $text(OpeningMeta::LISTED) === 'set_listing',
            $text(OpeningMeta::DATE),
            $text(OpeningMeta::CLOSING_AGREED),
        );
    }
}
