<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\JobPostingCheck;
use CourantDesk\Openings\Domain\Opening;

/**
 * Represents the preview of an opening in a search engine's job list, with the missing properties. All text is plain.
 */
final class JobPostingPreview
{
    /**
     * @param list<string> $lines lines below the title: company, place, employment type, salary, dates
     * @param list<string> $missingRequired required properties that are missing
     * @param list<string> $missingRecommended recommended properties that are missing
     */
    private function __construct(
        public readonly string $title,
        public readonly array $lines,
        public readonly array $missingRequired,
        public readonly array $missingRecommended,
    ) {
    }

    /** @param array<string, mixed> $posting as returned by JobPostingFactory::create() */
    public static function create(Opening $opening, array $posting, string $company): self
    {
        $check = JobPostingCheck::fromPosting($posting);
        $places = implode('; ', array_map(OpeningFieldFormatter::place(...), $opening->places));
        $lines = [
            implode(' · ', array_filter([$company, $places], static fn (string $part): bool => $part !== '')),
            implode(' · ', array_filter([
                $opening->workMode === null ? '' : OpeningFieldFormatter::workMode($opening->workMode),
                implode(', ', array_map(OpeningFieldFormatter::employmentType(...), $opening->employmentTypes)),
                $opening->salary?->isVisible === true ? SalaryFormatter::format($opening->salary) : '',
            ], static fn (string $part): bool => $part !== '')),
            $opening->closing === null
                ? ''
                /* translators: %s: a date */
                : sprintf(__('Apply by %s', 'courant-desk'), OpeningFieldFormatter::closing($opening->closing)),
        ];

        return new self(
            $opening->title,
            array_values(array_filter($lines, static fn (string $line): bool => $line !== '')),
            self::fieldLabels($check->missingRequired),
            self::fieldLabels($check->missingRecommended),
        );
    }

    /** @return array{title: string, lines: list<string>, required: list<string>, recommended: list<string>} */
    public function toArray(): array
    {
        return [
            'title' => $this->title, 'lines' => $this->lines, 'required' => $this->missingRequired,
            'recommended' => $this->missingRecommended,
        ];
    }

    /**
     * @param list<string> $fields
     * @return list<string>
     */
    private static function fieldLabels(array $fields): array
    {
        return array_map(self::fieldLabel(...), $fields);
    }

    private static function fieldLabel(string $field): string
    {
        return match ($field) {
            'title' => __('a title', 'courant-desk'),
            'description' => __('a description', 'courant-desk'),
            'hiringOrganization' => __('the company’s name (in the settings)', 'courant-desk'),
            'jobLocation' => __('a location', 'courant-desk'),
            'addressCountry' => __('the country of each location', 'courant-desk'),
            'applicantLocationRequirements' => __('the countries for remote work', 'courant-desk'),
            'validThrough' => __('a closing date', 'courant-desk'),
            'baseSalary' => __('a salary that is visible to visitors', 'courant-desk'),
            'employmentType' => __('the employment type', 'courant-desk'),
            'identifier' => __('a reference', 'courant-desk'),
            default => $field,
        };
    }
}
