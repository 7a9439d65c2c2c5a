<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeInterface;

/** Builds the structured data of an opening for search engines: schema.org's JobPosting. */
final class JobPosting
{
    /** Properties in the order in which they are printed; other properties follow. */
    private const ORDER = [
        '@context', '@type', 'title', 'description', 'url', 'datePosted', 'validThrough', 'hiringOrganization',
        'identifier',
        'employmentType', 'jobLocation', 'baseSalary', 'directApply', 'educationRequirements', 'experienceRequirements',
        'experienceInPlaceOfEducation', 'jobLocationType', 'applicantLocationRequirements',
    ];

    /**
     * @param string                                          $description HTML
     * @param array{name: string, sameAs: string, logo: string} $employer  `logo` may be ''
     * @param list<OpeningField>                              $fields
     * @param SpecificationMapping $mapping specifications whose terms are used for empty fields
     * @return array<string, mixed>
     */
    public static function create(
        Opening $opening,
        string $description,
        array $employer,
        array $fields,
        SpecificationMapping $mapping = new SpecificationMapping(),
    ): array {
        $posting = [
            '@context' => 'https://schema.org/',
            '@type' => 'JobPosting',
            'title' => $opening->title,
            'description' => $description,
            'url' => $opening->url,
            'datePosted' => $opening->published->format(DateTimeInterface::ATOM),
            'hiringOrganization' => ['@type' => 'Organization']
                + array_filter($employer, static fn (string $value): bool => $value !== ''),
            'directApply' => true,
        ];
        foreach ($fields as $field) {
            foreach ($field->jobPosting($opening, $employer['name'], $mapping) as $name => $value) {
                $before = $posting[$name] ?? null;
                $posting[$name] = is_array($before) && is_array($value)
                    ? array_replace_recursive($before, $value)
                    : $value;
            }
        }
        $ordered = array_replace(array_intersect_key(array_flip(self::ORDER), $posting), $posting);

        return array_filter($ordered, static fn (mixed $value): bool => $value !== null && $value !== []);
    }
}
