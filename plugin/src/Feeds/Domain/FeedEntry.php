<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Domain;

use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Term;
use DateTimeInterface;

/** One opening of a feed. Text is not escaped. */
final class FeedEntry
{
    /** Employment types that aggregators have in common; other types are left out. */
    private const JOB_TYPES = [
        'FULL_TIME' => 'fulltime',
        'PART_TIME' => 'parttime',
        'CONTRACTOR' => 'contract',
        'TEMPORARY' => 'temporary',
        'INTERN' => 'internship',
        'VOLUNTEER' => 'volunteer',
        'PER_DIEM' => 'temporary',
    ];

    /** @param string $description safe HTML with a limited set of elements */
    public function __construct(
        public readonly Opening $opening,
        public readonly string $description,
        public readonly string $company,
    ) {
    }

    public function reference(): string
    {
        return $this->opening->identifier !== '' ? $this->opening->identifier : (string) $this->opening->id;
    }

    public function place(): Place
    {
        return $this->opening->places[0] ?? new Place($this->terms('job-location')[0] ?? '', '', '');
    }

    /** @return list<string> names of the terms of one specification */
    public function terms(string $taxonomy): array
    {
        return array_map(static fn (Term $term): string => $term->name, $this->opening->terms[$taxonomy] ?? []);
    }

    public function jobType(): string
    {
        return implode(', ', array_unique(array_filter(array_map(
            static fn (EmploymentType $type): string => self::JOB_TYPES[$type->value] ?? '',
            $this->opening->employmentTypes,
        ), static fn (string $text): bool => $text !== '')));
    }

    /** Returns the salary such as `40000 - 50000 EUR per year`, not translated; '' when none is visible. */
    public function salary(): string
    {
        $salary = $this->opening->salary;
        if ($salary === null || !$salary->isVisible) {
            return '';
        }
        $ends = array_unique(array_map(
            static fn (float $end): string => rtrim(rtrim(number_format($end, 2, '.', ''), '0'), '.'),
            array_filter([$salary->min, $salary->max], static fn (?float $end): bool => $end !== null),
        ));

        return implode(' - ', $ends) . ' ' . $salary->currency . ' per ' . strtolower($salary->unit->value);
    }

    /** @return array<string, mixed> the entry in JSON Feed 1.1 format, with additional fields under `_courant` */
    public function toArray(): array
    {
        $opening = $this->opening;
        $specs = [];
        foreach ($opening->terms as $taxonomy => $terms) {
            $specs[$taxonomy] = array_map(static fn (Term $term): string => $term->name, $terms);
        }

        return [
            'id' => $opening->url,
            'url' => $opening->url,
            'title' => $opening->title,
            'content_html' => $this->description,
            'date_published' => $opening->published->format(DateTimeInterface::ATOM),
            'tags' => array_values(array_unique(array_merge(...array_values($specs)))),
            '_courant' => array_filter([
                'reference' => $this->reference(),
                'company' => $this->company,
                'closing' => $opening->closing?->format(DateTimeInterface::ATOM),
                'places' => array_map(static fn (Place $place): array => $place->toArray(), $opening->places),
                'work_mode' => $opening->workMode?->value,
                'remote_countries' => $opening->remoteCountries,
                'employment_types' => array_column($opening->employmentTypes, 'value'),
                'salary' => $opening->salary?->isVisible === true ? array_diff_key($opening->salary->toArray(), ['shown' => true]) : null,
                'specifications' => $specs,
            ], static fn (mixed $value): bool => $value !== null && $value !== []),
        ];
    }
}
