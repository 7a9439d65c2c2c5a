<?php

declare(strict_types=1);

namespace CourantDemo;

use DateTimeImmutable;

/**
 * Returns the meta of one opening: the meta of WP Job Openings (docs/compatibility/wp-job-openings.md#meta) and the
 * structured fields of Courant Desk. It lists what the demo data have, in the stored format; fields without demo data
 * stay empty.
 */
final class OpeningFields
{
    public function __construct(private readonly Row $row, private readonly DemoDates $dates)
    {
    }

    /** @return array<string, mixed> */
    public function meta(): array
    {
        return [
            'courant_places' => array_map(static fn (Row $place): array => [
                'city' => $place->text('city'),
                'region' => $place->text('region'),
                'country' => $place->text('country'),
            ], $this->row->rows('places')),
            'courant_remote_countries' => $this->row->texts('remote_countries'),
            'courant_work_mode' => $this->row->text('mode'),
            'courant_employment_types' => $this->row->texts('employment'),
            'courant_salary' => $this->salary(),
            'courant_closing_at' => $this->closing()?->format('Y-m-d\TH:i') ?? '',
            'courant_identifier' => $this->row->text('identifier'),
            ...$this->contract(),
        ];
    }

    public function hasEnded(): bool
    {
        return $this->row->row('closing')->whole('days') < 0;
    }

    /** @return array<string, string> */
    private function contract(): array
    {
        $closing = $this->closing();
        if ($closing === null) {
            return [];
        }
        return [
            'awsm_set_exp_list' => 'set_listing',
            'awsm_job_expiry' => $closing->format('Y-m-d'),
            ...($this->row->row('closing')->flag('shown') ? ['awsm_exp_list_display' => 'list_display'] : []),
        ];
    }

    private function closing(): ?DateTimeImmutable
    {
        $closing = $this->row->row('closing');
        return $closing->has('days')
            ? $this->dates->daysAhead($closing->whole('days'), $closing->text('time'))
            : null;
    }

    /** @return array<string, int|string|bool|null> empty without salary data */
    private function salary(): array
    {
        $salary = $this->row->row('salary');
        return [
            'min' => $salary->has('min') ? $salary->whole('min') : null,
            'max' => $salary->has('max') ? $salary->whole('max') : null,
            'currency' => $salary->text('currency'),
            'unit' => $salary->text('unit'),
            'shown' => $salary->flag('shown'),
        ];
    }
}
