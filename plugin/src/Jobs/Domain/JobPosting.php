<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

use DateTimeInterface;

/** An opening as search engines want to hear of it: schema.org's JobPosting. */
final class JobPosting
{
    /** Slugs of the contract's own types of employment (Jobs contract 1.2), for openings that say nothing else. */
    private const TYPES = [
        'full-time' => EmploymentType::FullTime,
        'part-time' => EmploymentType::PartTime,
        'freelance' => EmploymentType::Contractor,
    ];

    /**
     * @param string                                          $description HTML
     * @param array{name: string, sameAs: string, logo: string} $employer  `logo` may be ''
     * @param SpecificationMapping                            $mapping     whose terms speak where fields are empty
     * @return array<string, mixed>
     */
    public static function describe(Opening $opening, string $description, array $employer, SpecificationMapping $mapping = new SpecificationMapping()): array
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
            'employmentType' => self::employment($opening, $mapping),
            'jobLocation' => self::locations($opening, $mapping),
            'baseSalary' => self::salary($opening->salary),
            'directApply' => true,
            'educationRequirements' => self::education($opening->requirements),
            'experienceRequirements' => self::experience($opening->requirements),
            'experienceInPlaceOfEducation' => $opening->requirements->experienceInstead ? true : null,
        ];
        if ($opening->workMode === WorkMode::Remote) {
            $posting['jobLocationType'] = 'TELECOMMUTE';
            $posting['applicantLocationRequirements'] = self::countries($opening);
        }

        return array_filter($posting, static fn (mixed $value): bool => $value !== null && $value !== []);
    }

    /** @return list<string> */
    private static function employment(Opening $opening, SpecificationMapping $mapping): array
    {
        $types = $opening->employmentTypes;
        if ($types === []) {
            foreach ($opening->terms[$mapping->type] ?? [] as $term) {
                $types[] = self::TYPES[$term->slug] ?? null;
            }
        }

        return array_values(array_filter(array_map(
            static fn (?EmploymentType $type): string => $type->value ?? '',
            $types,
        ), static fn (string $type): bool => $type !== ''));
    }

    /** @return list<array<string, mixed>>|array<string, mixed> one place stands alone, as simple readers want it */
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

    /** @return list<array<string, string>> where remote work may be done; else the countries of its places */
    private static function countries(Opening $opening): array
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
        $months = $requirements->months;

        return $months < 1 ? null : ['@type' => 'OccupationalExperienceRequirements', 'monthsOfExperience' => $months];
    }

    /** @return array<string, mixed>|null null when there is none to be shown */
    private static function salary(?Salary $salary): ?array
    {
        if ($salary === null || !$salary->shown) {
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
