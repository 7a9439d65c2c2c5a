<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Represents a work location. */
final class Place
{
    public function __construct(
        public readonly string $city,
        public readonly string $region,
        /** ISO 3166-1 alpha-2, upper case, or ''. */
        public readonly string $country,
    ) {
    }

    /** @param array<array-key, mixed> $raw {city, region, country}; returns null when all are empty */
    public static function fromArray(array $raw): ?self
    {
        $text = static fn (string $key): string => is_string($raw[$key] ?? null)
            ? trim(mb_substr($raw[$key], 0, 120))
            : '';
        $country = strtoupper($text('country'));
        $place = new self($text('city'), $text('region'), preg_match('/^[A-Z]{2}$/', $country) === 1 ? $country : '');

        return $place->city . $place->region . $place->country === '' ? null : $place;
    }

    /** @return array{city: string, region: string, country: string} */
    public function toArray(): array
    {
        return ['city' => $this->city, 'region' => $this->region, 'country' => $this->country];
    }
}
