<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** What search engines would miss in a JobPosting: required fields, without which it is not shown, and recommended ones. */
final class PostingCheck
{
    /**
     * @param list<string> $required    names of schema.org's fields that are missing
     * @param list<string> $recommended the same
     */
    private function __construct(public readonly array $required, public readonly array $recommended)
    {
    }

    /** @param array<string, mixed> $posting as JobPosting::describe() makes it */
    public static function of(array $posting): self
    {
        $has = static fn (string $field): bool => !in_array($posting[$field] ?? '', ['', [], null], true);
        $required = array_filter(['title', 'description', 'datePosted', 'hiringOrganization'], static fn (string $field): bool => !$has($field));
        $remote = ($posting['jobLocationType'] ?? '') === 'TELECOMMUTE';
        if ($remote && !$has('applicantLocationRequirements')) {
            $required[] = 'applicantLocationRequirements';
        }
        if (!$remote && !$has('jobLocation')) {
            $required[] = 'jobLocation';
        }
        if ($has('jobLocation') && !self::allHaveACountry($posting['jobLocation'])) {
            $required[] = 'addressCountry';
        }
        $recommended = array_filter(
            ['validThrough', 'baseSalary', 'employmentType', 'identifier'],
            static fn (string $field): bool => !$has($field)
        );

        return new self(array_values($required), array_values($recommended));
    }

    private static function allHaveACountry(mixed $places): bool
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
