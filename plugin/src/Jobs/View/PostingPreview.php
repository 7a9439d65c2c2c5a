<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\PostingCheck;

/** How an opening would stand in a search engine's list of jobs, and what it would miss there. All plain text. */
final class PostingPreview
{
    /**
     * @param list<string> $lines       below the title: company, place, kind of work, pay, dates
     * @param list<string> $required    what is missing, without which it is not shown
     * @param list<string> $recommended what would help
     */
    private function __construct(
        public readonly string $title,
        public readonly array $lines,
        public readonly array $required,
        public readonly array $recommended,
    ) {
    }

    /** @param array<string, mixed> $posting as Posting::of() gives it */
    public static function of(Opening $opening, array $posting, string $company): self
    {
        $check = PostingCheck::of($posting);
        $places = implode('; ', array_map(Words::place(...), $opening->places));
        $lines = [
            implode(' · ', array_filter([$company, $places], static fn (string $part): bool => $part !== '')),
            implode(' · ', array_filter([
                $opening->workMode === null ? '' : Words::workMode($opening->workMode),
                implode(', ', array_map(Words::employmentType(...), $opening->employmentTypes)),
                $opening->salary?->shown === true ? Words::salary($opening->salary) : '',
            ], static fn (string $part): bool => $part !== '')),
            /* translators: %s: a date */
            $opening->closing === null ? '' : sprintf(__('Apply by %s', 'courant-desk'), Words::closing($opening->closing)),
        ];

        return new self(
            $opening->title,
            array_values(array_filter($lines, static fn (string $line): bool => $line !== '')),
            self::names($check->required),
            self::names($check->recommended),
        );
    }

    /** @return array{title: string, lines: list<string>, required: list<string>, recommended: list<string>} */
    public function toArray(): array
    {
        return ['title' => $this->title, 'lines' => $this->lines, 'required' => $this->required, 'recommended' => $this->recommended];
    }

    /**
     * @param list<string> $fields
     * @return list<string>
     */
    private static function names(array $fields): array
    {
        return array_map(self::name(...), $fields);
    }

    private static function name(string $field): string
    {
        return match ($field) {
            'title' => __('a title', 'courant-desk'),
            'description' => __('a description', 'courant-desk'),
            'hiringOrganization' => __('the company\'s name (in the settings)', 'courant-desk'),
            'jobLocation' => __('a place', 'courant-desk'),
            'addressCountry' => __('the country of each place', 'courant-desk'),
            'applicantLocationRequirements' => __('the countries for remote work', 'courant-desk'),
            'validThrough' => __('a closing date', 'courant-desk'),
            'baseSalary' => __('a salary that visitors may see', 'courant-desk'),
            'employmentType' => __('the kind of employment', 'courant-desk'),
            'identifier' => __('a reference', 'courant-desk'),
            default => $field,
        };
    }
}
