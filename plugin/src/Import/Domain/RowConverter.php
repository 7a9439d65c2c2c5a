<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\WorkMode;
use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * Converts a row to an opening, or returns why it is invalid.
 *
 * Of several rows of one opening, the row with the latest issue date is used, then the row that closes last (a row
 * without a closing date never closes), then the row that is read last. The result does not depend on the order of the
 * files.
 */
final class RowConverter
{
    private const TYPES = [
        '/full.?time/i' => ['Full Time', EmploymentType::FullTime],
        '/part.?time/i' => ['Part Time', EmploymentType::PartTime],
        '/intern(ship)?\b/i' => ['Internship', EmploymentType::Intern],
        '/temporary|seasonal|intermittent|term\b/i' => ['Temporary', EmploymentType::Temporary],
        '/contract/i' => ['Contract', EmploymentType::Contractor],
        '/volunteer/i' => ['Volunteer', EmploymentType::Volunteer],
    ];

    /** @param list<Specification> $specifications of the site */
    public function __construct(
        private readonly HtmlCleaner $cleaner,
        private readonly PlaceNameParser $places,
        private readonly SectionNames $names,
        private readonly array $specifications,
        private readonly DateTimeZone $zone,
    ) {
    }

    /** @return list<Violation> errors; empty when the row is valid */
    public function findErrors(ImportRow $row): array
    {
        $reasons = [];
        if ($row->id === '') {
            $reasons[] = new Violation('row.no_identifier');
        }
        if ($row->title === '') {
            $reasons[] = new Violation('row.no_title');
        }
        if (
            $row->closesAt !== '' && !$this->hasNoClosingDate($row) && $this->parseDate($row->closesAt, true) === null
        ) {
            $reasons[] = new Violation('row.closing_unreadable', '', ['date' => mb_substr($row->closesAt, 0, 60)]);
        }

        return $reasons;
    }

    /** @return list<Violation> warnings for an imported row */
    public function findWarnings(ImportRow $row): array
    {
        $notes = [];
        foreach ($row->places as $text) {
            $place = $this->places->parse($text);
            if ($place === null || $place->city === '') {
                $notes[] = new Violation('row.place_unclear', '', ['place' => mb_substr($text, 0, 80)]);
            }
        }
        $from = $this->parseDate($row->opensAt, false);
        $to = $this->parseDate($row->closesAt, true);
        if ($from !== null && $to !== null && $to < $from) {
            $notes[] = new Violation('row.closes_before_it_opens', '', ['date' => $to->format('Y-m-d')]);
        }

        return $notes;
    }

    public function createDraft(ImportRow $row, ImportOptions $options, DateTimeImmutable $now): OpeningDraft
    {
        $closing = $options->closing ?? $this->parseDate($row->closesAt, true);
        $from = $this->parseDate($row->opensAt, false);
        $places = $this->parsePlaces($row);

        return new OpeningDraft(
            title: $row->title,
            content: $this->content($row),
            status: match (true) {
                $row->isDraft => 'draft',
                !$row->isActive || ($closing !== null && $closing < $now) => 'expired',
                default => 'publish',
            },
            published: $from !== null && $from < $now ? $from : null,
            closing: $closing,
            terms: $this->terms($row, $places),
            places: $places,
            workMode: $row->isRemote ? WorkMode::Remote : null,
            employmentTypes: $this->employmentTypes($row),
            salary: $row->salary,
            identifier: $row->reference !== '' ? $row->reference : $row->id,
            meta: [
                ImportRecordRepository::KEY_META => $row->key(),
                ImportRecordRepository::STAMP_META => $this->fingerprint($row, $options),
                ImportRecordRepository::RANK_META => $this->rank($row),
                ...($row->isFilled ? ['awsm_job_filled' => 'filled'] : []),
                ...($row->isFeatured ? ['courant_featured' => '1'] : []),
            ],
            values: $row->values,
        );
    }

    /** Returns a fingerprint, which is equal for rows with the same values and the same options. */
    public function fingerprint(ImportRow $row, ImportOptions $options): string
    {
        return md5($row->hash() . ($options->closing?->format('c') ?? ''));
    }

    /** Returns a text for the order of rows of one opening; the row with the greatest one is used. */
    public function rank(ImportRow $row): string
    {
        $utc = new DateTimeZone('UTC');
        $issued = $this->parseDate($row->issuedAt, false)?->setTimezone($utc)->format('YmdHis') ?? '';
        $closing = $this->hasNoClosingDate($row)
            ? '99991231235959'
            : ($this->parseDate($row->closesAt, true)?->setTimezone($utc)->format('YmdHis') ?? '');

        return $issued . '/' . $closing;
    }

    private function hasNoClosingDate(ImportRow $row): bool
    {
        return $row->closesAt === ''
            || preg_match('/^(continuous|open until filled|until filled)/i', $row->closesAt) === 1;
    }

    /**
     * Parses a date in the site's time zone. Without a time, returns the first second of the day, or the last one if
     * $last is true.
     */
    private function parseDate(string $text, bool $last): ?DateTimeImmutable
    {
        if (preg_match('/\d{4}/', $text) !== 1) {
            return null;
        }
        try {
            $moment = new DateTimeImmutable($text, $this->zone);
        } catch (Exception) {
            return null;
        }
        $dateOnly = preg_match('/\d:\d\d/', $text) !== 1;

        return ($dateOnly ? $moment->setTime($last ? 23 : 0, $last ? 59 : 0, $last ? 59 : 0) : $moment)->setTimezone(
            $this->zone
        );
    }

    private function content(ImportRow $row): string
    {
        $html = '';
        foreach ($row->sections as $heading => $section) {
            $clean = $this->cleaner->clean($section);
            if ($clean !== '') {
                $html .= ($heading === '' ? '' : '<h2>' . htmlspecialchars($this->names->name($heading)) . "</h2>\n")
                    . $clean . "\n";
            }
        }

        return $html;
    }

    /** @return list<Place> */
    private function parsePlaces(ImportRow $row): array
    {
        $places = [];
        foreach ($row->places as $text) {
            $place = $this->places->parse($text);
            if ($place !== null) {
                $places[implode('|', $place->toArray())] = $place;
            }
        }

        return array_values($places);
    }

    /**
     * Returns the terms. The department is a term of `job-department` when the site has that specification, otherwise
     * of `job-category`.
     *
     * @param list<Place> $places
     * @return array<string, list<string>>
     */
    private function terms(ImportRow $row, array $places): array
    {
        $known = array_map(
            static fn (Specification $specification): string => $specification->taxonomy,
            $this->specifications,
        );
        $terms = [
            'job-category' => $row->categories,
            'job-type' => array_map(static fn (array $type): string => $type[0], $this->matchTypes($row)),
            'job-location' => array_map(
                static fn (Place $place): string => implode(', ', array_diff([$place->city, $place->region], [''])),
                $places
            ),
        ];
        $terms[in_array('job-department', $known, true) ? 'job-department' : 'job-category'][] = $row->department;
        $terms = array_replace($terms, $row->terms);
        $result = [];
        foreach ($terms as $taxonomy => $names) {
            if (in_array($taxonomy, $known, true)) {
                $result[$taxonomy] = array_values(array_diff(array_unique($names), ['']));
            }
        }

        return $result;
    }

    /** @return list<EmploymentType> */
    private function employmentTypes(ImportRow $row): array
    {
        return array_map(static fn (array $type): EmploymentType => $type[1], $this->matchTypes($row));
    }

    /** @return list<array{string, EmploymentType}> */
    private function matchTypes(ImportRow $row): array
    {
        $types = [];
        foreach ($row->types as $text) {
            foreach (self::TYPES as $pattern => $type) {
                if (preg_match($pattern, $text) === 1) {
                    $types[$type[0]] = $type;
                }
            }
        }

        return array_values($types);
    }
}
