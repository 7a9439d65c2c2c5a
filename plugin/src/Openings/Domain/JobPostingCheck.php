<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Lists the fields that a JobPosting lacks: required ones, without which it is not shown, and recommended ones. */
final class JobPostingCheck
{
    /**
     * @param list<string> $missingRequired names of missing schema.org properties
     * @param list<string> $missingRecommended names of missing schema.org properties
     */
    private function __construct(public readonly array $missingRequired, public readonly array $missingRecommended)
    {
    }

    /** @param array<string, mixed> $posting as created by JobPosting::create() */
    public static function fromPosting(array $posting): self
    {
        $has = static fn (string $field): bool => !in_array($posting[$field] ?? '', ['', [], null], true);
        $required = array_filter(
            ['title', 'description', 'datePosted', 'hiringOrganization'],
            static fn (string $field): bool => !$has($field),
        );
        $remote = ($posting['jobLocationType'] ?? '') === 'TELECOMMUTE';
        if ($remote && !$has('applicantLocationRequirements')) {
            $required[] = 'applicantLocationRequirements';
        }
        if (!$remote && !$has('jobLocation')) {
            $required[] = 'jobLocation';
        }
        if ($has('jobLocation') && !self::haveCountries($posting['jobLocation'])) {
            $required[] = 'addressCountry';
        }
        $recommended = array_filter(
            ['validThrough', 'baseSalary', 'employmentType', 'identifier'],
            static fn (string $field): bool => !$has($field)
        );

        return new self(array_values($required), array_values($recommended));
    }

    private static function haveCountries(mixed $places): bool
    {
        $places = is_array($places) ? $places : [];
        foreach (isset($places['@type']) ? [$places] : $places as $place) {
            $address = is_array($place) ? ($place['address'] ?? null) : null;
            if (!is_array($address) || ($address['addressCountry'] ?? '') === '') {
                return false;
            }
        }

        return true;
    }
}
