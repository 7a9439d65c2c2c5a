<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeInterface;

/** Builds the structured data of an opening for search engines: schema.org's JobPosting. */
final class JobPosting
{
    /**
     * Term slugs that WP Job Openings creates for employment types, for openings without employment types of their own.
     */
    private const TYPES_BY_SLUG = [
        'full-time' => EmploymentType::FullTime,
        'part-time' => EmploymentType::PartTime,
        'freelance' => EmploymentType::Contractor,
    ];

    /**
     * @param string                                          $description HTML
     * @param array{name: string, sameAs: string, logo: string} $employer  `logo` may be ''
     * @param SpecificationMapping $mapping whose terms are used for empty fields
     * @return array<string, mixed>
     */
    public static function create(Opening $opening, string $description, array $employer, SpecificationMapping $mapping = new SpecificationMapping()): array
    {
        $posting = [
            '@context' => 'https://schema.org/',
            '@type' => 'JobPosting',
            'title' => $opening->title,
            'description' => $description,
            'url' => $opening->url,
            'datePosted' => $opening->published->format(DateTimeInterface::ATOM),
            'validThrough' => $opening->closing?->format(DateTimeInterface::ATOM),
            'hiringOrganization' => ['@type' => 'Organization'] + array_filter($employer, static fn (string $value): bool => $value !== ''),
            'identifier' => [
                '@type' => 'PropertyValue',
                'name' => $employer['name'],
                'value' => $opening->identifier !== '' ? $opening->identifier : (string) $opening->id,
            ],
            'employmentType' => self::employmentTypes($opening, $mapping),
            'jobLocation' => self::locations($opening, $mapping),
            'baseSalary' => self::salary($opening->salary),
            'directApply' => true,
            'educationRequirements' => self::education($opening->requirements),
            'experienceRequirements' => self::experience($opening->requirements),
            'experienceInPlaceOfEducation' => $opening->requirements->isExperienceInPlaceOfEducation ? true : null,
        ];
        if ($opening->workMode === WorkMode::Remote) {
            $posting['jobLocationType'] = 'TELECOMMUTE';
            $posting['applicantLocationRequirements'] = self::applicantCountries($opening);
        }

        return array_filter($posting, static fn (mixed $value): bool => $value !== null && $value !== []);
    }

    /** @return list<string> */
    private static function employmentTypes(Opening $opening, SpecificationMapping $mapping): array
    {
        $types = $opening->employmentTypes;
        if ($types === []) {
            foreach ($opening->terms[$mapping->type] ?? [] as $term) {
                $types[] = self::TYPES_BY_SLUG[$term->slug] ?? null;
            }
        }

        return array_values(array_filter(array_map(
            static fn (?EmploymentType $type): string => $type->value ?? '',
            $types,
        ), static fn (string $type): bool => $type !== ''));
    }

    /**
     * @return list<array<string, mixed>>|array<string, mixed> a single place is not wrapped in a list, because simple
     *   parsers expect an object
     */
    private static function locations(Opening $opening, SpecificationMapping $mapping): array
    {
        $addresses = array_map(static fn (Place $place): array => [
            'addressLocality' => $place->city,
            'addressRegion' => $place->region,
            'addressCountry' => $place->country,
        ], $opening->places);
        if ($addresses === [] && $opening->workMode !== WorkMode::Remote) {
            $addresses = array_map(static fn (Term $term): array => ['addressLocality' => $term->name], $opening->terms[$mapping->location] ?? []);
        }

        $places = array_map(static fn (array $address): array => [
            '@type' => 'Place',
            'address' => ['@type' => 'PostalAddress'] + array_filter($address, static fn (string $part): bool => $part !== ''),
        ], $addresses);

        return count($places) === 1 ? $places[0] : $places;
    }

    /** @return list<array<string, string>> countries for remote work; else the countries of its places */
    private static function applicantCountries(Opening $opening): array
    {
        $codes = $opening->remoteCountries !== [] ? $opening->remoteCountries : array_column($opening->places, 'country');
        $codes = array_unique(array_filter($codes, static fn (string $code): bool => $code !== ''));

        return array_values(array_map(static fn (string $code): array => ['@type' => 'Country', 'name' => $code], $codes));
    }

    /** @return array<string, string>|null */
    private static function education(Requirements $requirements): ?array
    {
        $education = $requirements->education;

        return $education === null ? null : ['@type' => 'EducationalOccupationalCredential', 'credentialCategory' => $education->value];
    }

    /** @return array<string, string|int>|null */
    private static function experience(Requirements $requirements): ?array
    {
        $months = $requirements->experienceMonths;

        return $months < 1 ? null : ['@type' => 'OccupationalExperienceRequirements', 'monthsOfExperience' => $months];
    }

    /** @return array<string, mixed>|null null when there is no visible salary */
    private static function salary(?Salary $salary): ?array
    {
        if ($salary === null || !$salary->isVisible) {
            return null;
        }
        $range = $salary->min === $salary->max || $salary->min === null || $salary->max === null
            ? ['value' => $salary->min ?? $salary->max]
            : ['minValue' => $salary->min, 'maxValue' => $salary->max];

        return [
            '@type' => 'MonetaryAmount',
            'currency' => $salary->currency,
            'value' => ['@type' => 'QuantitativeValue'] + $range + ['unitText' => $salary->unit->value],
        ];
    }
}
