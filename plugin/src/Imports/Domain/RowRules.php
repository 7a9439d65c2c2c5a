<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\OpeningDraft;
use CourantDesk\Jobs\Domain\Place;
use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Kernel\Violation;
use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * Turns a row into an opening, or says why not.
 *
 * Of two rows of one opening the one that its source wrote later wins, then the one that closes later (a row without
 * an end closes last), then the one read last (Rulings 43). So the order of files does not matter.
 */
final class RowRules
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
        private readonly PlaceName $places,
        private readonly SectionNames $names,
        private readonly array $specifications,
        private readonly DateTimeZone $zone,
    ) {
    }

    /** @return list<Violation> reasons to refuse the row; none when it may come in */
    public function refusals(Row $row): array
    {
        $reasons = [];
        if ($row->id === '') {
            $reasons[] = new Violation('row.no_identifier');
        }
        if ($row->title === '') {
            $reasons[] = new Violation('row.no_title');
        }
        if ($row->to !== '' && !$this->isEndless($row) && $this->moment($row->to, true) === null) {
            $reasons[] = new Violation('row.closing_unreadable', '', ['date' => mb_substr($row->to, 0, 60)]);
        }

        return $reasons;
    }

    /** @return list<Violation> things to know of a row that came in */
    public function notes(Row $row): array
    {
        $notes = [];
        foreach ($row->places as $words) {
            $place = $this->places->read($words);
            if ($place === null || $place->city === '') {
                $notes[] = new Violation('row.place_unclear', '', ['place' => mb_substr($words, 0, 80)]);
            }
        }
        $from = $this->moment($row->from, false);
        $to = $this->moment($row->to, true);
        if ($from !== null && $to !== null && $to < $from) {
            $notes[] = new Violation('row.closes_before_it_opens', '', ['date' => $to->format('Y-m-d')]);
        }

        return $notes;
    }

    public function draft(Row $row, ImportOptions $options, DateTimeImmutable $now): OpeningDraft
    {
        $closing = $options->closing ?? $this->moment($row->to, true);
        $from = $this->moment($row->from, false);
        $places = $this->placesOf($row);

        return new OpeningDraft(
            title: $row->title,
            content: $this->content($row),
            status: !$row->active || ($closing !== null && $closing < $now) ? 'expired' : 'publish',
            published: $from !== null && $from < $now ? $from : null,
            closing: $closing,
            terms: $this->terms($row, $places),
            places: $places,
            employmentTypes: $this->employmentTypes($row),
            salary: $row->salary,
            identifier: $row->reference !== '' ? $row->reference : $row->id,
            marks: [
                ImportedOpenings::KEY => $row->key(),
                ImportedOpenings::STAMP => $this->stamp($row, $options),
                ImportedOpenings::RANK => $this->rank($row),
            ],
        );
    }

    /** Two rows with the same stamp say the same under the same options. */
    public function stamp(Row $row, ImportOptions $options): string
    {
        return md5($row->hash() . ($options->closing?->format('c') ?? ''));
    }

    /** Orders rows of one opening as text: the greater one wins. */
    public function rank(Row $row): string
    {
        $utc = new DateTimeZone('UTC');
        $issued = $this->moment($row->issued, false)?->setTimezone($utc)->format('YmdHis') ?? '';
        $closing = $this->isEndless($row) ? '99991231235959' : ($this->moment($row->to, true)?->setTimezone($utc)->format('YmdHis') ?? '');

        return $issued . '/' . $closing;
    }

    private function isEndless(Row $row): bool
    {
        return $row->to === '' || preg_match('/^(continuous|open until filled|until filled)/i', $row->to) === 1;
    }

    /** A date without time is meant in the site's zone: its first moment, or its last when it ends something. */
    private function moment(string $words, bool $last): ?DateTimeImmutable
    {
        if (preg_match('/\d{4}/', $words) !== 1) {
            return null;
        }
        try {
            $moment = new DateTimeImmutable($words, $this->zone);
        } catch (Exception) {
            return null;
        }
        $dateOnly = preg_match('/\d:\d\d/', $words) !== 1;

        return ($dateOnly ? $moment->setTime($last ? 23 : 0, $last ? 59 : 0, $last ? 59 : 0) : $moment)->setTimezone($this->zone);
    }

    private function content(Row $row): string
    {
        $html = '';
        foreach ($row->sections as $heading => $section) {
            $clean = $this->cleaner->clean($section);
            if ($clean !== '') {
                $html .= ($heading === '' ? '' : '<h2>' . htmlspecialchars($this->names->name($heading)) . "</h2>\n") . $clean . "\n";
            }
        }

        return $html;
    }

    /** @return list<Place> */
    private function placesOf(Row $row): array
    {
        $places = [];
        foreach ($row->places as $words) {
            $place = $this->places->read($words);
            if ($place !== null) {
                $places[implode('|', $place->toArray())] = $place;
            }
        }

        return array_values($places);
    }

    /**
     * The department has a specification of its own where the site has `job-department`, else it is a category.
     *
     * @param list<Place> $places
     * @return array<string, list<string>>
     */
    private function terms(Row $row, array $places): array
    {
        $known = array_map(static fn (Specification $one): string => $one->taxonomy, $this->specifications);
        $terms = [
            'job-category' => $row->categories,
            'job-type' => array_map(static fn (array $type): string => $type[0], $this->types($row)),
            'job-location' => array_map(
                static fn (Place $place): string => implode(', ', array_diff([$place->city, $place->region], [''])),
                $places
            ),
        ];
        $terms[in_array('job-department', $known, true) ? 'job-department' : 'job-category'][] = $row->department;
        $kept = [];
        foreach ($terms as $taxonomy => $names) {
            if (in_array($taxonomy, $known, true)) {
                $kept[$taxonomy] = array_values(array_diff(array_unique($names), ['']));
            }
        }

        return $kept;
    }

    /** @return list<EmploymentType> */
    private function employmentTypes(Row $row): array
    {
        return array_map(static fn (array $type): EmploymentType => $type[1], $this->types($row));
    }

    /** @return list<array{string, EmploymentType}> */
    private function types(Row $row): array
    {
        $types = [];
        foreach ($row->types as $words) {
            foreach (self::TYPES as $pattern => $type) {
                if (preg_match($pattern, $words) === 1) {
                    $types[$type[0]] = $type;
                }
            }
        }

        return array_values($types);
    }
}
