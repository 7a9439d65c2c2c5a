<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Fields\EmploymentTypesField;
use CourantDesk\Openings\Fields\PlacesField;
use CourantDesk\Openings\Fields\RemoteCountriesField;
use CourantDesk\Openings\Fields\SalaryField;
use CourantDesk\Openings\Fields\WorkModeField;
use DateTimeImmutable;

/**
 * Builds the line below the title of an opening: place, employment type, salary and closing date.
 *
 * @see docs/features/openings.md#opening-page
 */
final class OpeningHeader
{
    /** Number of places that are shown by name; for the rest, only their number is shown. */
    private const MAX_PLACES = 2;

    /**
     * @param bool $namesMissing whether a missing salary or closing date is named
     */
    public function __construct(
        private readonly SpecificationMapping $mapping,
        private readonly DateTimeImmutable $now,
        private readonly bool $namesMissing = false,
    ) {
    }

    /** @param Html $actions buttons that a theme adds */
    public function forOpening(Opening $opening, Html $actions = new Html('')): OpeningHeaderView
    {
        $facts = array_values(array_filter(
            [
                new OpeningHeaderFact('place', self::describePlace($opening, $this->mapping)),
                new OpeningHeaderFact('type', self::describeType($opening, $this->mapping)),
                new OpeningHeaderFact('salary', $this->describeSalary($opening)),
                $this->createDeadline($opening),
            ],
            static fn (OpeningHeaderFact $fact): bool => $fact->text !== '',
        ));

        return new OpeningHeaderView(
            facts: $facts,
            posted: sprintf(
                /* translators: %s: a date */
                __('Posted %s', 'courant-desk'),
                (string) wp_date(OpeningFieldFormatter::dateFormat(), $opening->published->getTimestamp()),
            ),
            postedAt: $opening->published->format(DATE_ATOM),
            listUrl: OpeningsUrl::find(),
            actions: $actions,
        );
    }

    /** Returns whether the line contains what a field prints as a fact. */
    public function containsField(string $key, Opening $opening): bool
    {
        return match ($key) {
            SalaryField::KEY, WorkModeField::KEY => true,
            RemoteCountriesField::KEY => count($opening->remoteCountries) <= PlaceText::MAX_COUNTRIES,
            PlacesField::KEY => count($opening->places) <= self::MAX_PLACES,
            EmploymentTypesField::KEY => ($opening->terms[$this->mapping->type] ?? []) === [],
            default => false,
        };
    }

    /** Returns whether the line contains the terms of a specification. */
    public function containsSpecification(string $taxonomy, Opening $opening): bool
    {
        return $taxonomy === $this->mapping->type || (
            $taxonomy === $this->mapping->location
            && max(count($opening->terms[$taxonomy] ?? []), count($opening->places)) <= self::MAX_PLACES
        );
    }

    /** Returns the places with the work mode. */
    private static function describePlace(Opening $opening, SpecificationMapping $mapping): string
    {
        $names = $opening->places !== []
            ? array_map(OpeningFieldFormatter::place(...), $opening->places)
            : self::termNames($opening, $mapping->location);
        $more = count($names) - self::MAX_PLACES;
        $places = implode('; ', array_slice($names, 0, self::MAX_PLACES));
        if ($more > 0) {
            /* translators: 1: names of places, 2: number of other places */
            $places = sprintf(__('%1$s and %2$s more', 'courant-desk'), $places, number_format_i18n($more));
        }

        return PlaceText::join($opening, $names, $places);
    }

    private static function describeType(Opening $opening, SpecificationMapping $mapping): string
    {
        $names = self::termNames($opening, $mapping->type);

        return implode(', ', $names !== [] ? $names : array_map(
            OpeningFieldFormatter::employmentType(...),
            $opening->employmentTypes,
        ));
    }

    private function describeSalary(Opening $opening): string
    {
        return $opening->salary?->isVisible === true
            ? SalaryFormatter::format($opening->salary)
            : ($this->canNameMissing($opening) ? MissingFacts::salary() : '');
    }

    private function canNameMissing(Opening $opening): bool
    {
        return $this->namesMissing && $opening->acceptsApplications($this->now);
    }

    private function createDeadline(Opening $opening): OpeningHeaderFact
    {
        $closing = $opening->publicClosing();
        if ($closing === null || $opening->isClosed($this->now)) {
            $isNamed = $opening->closing === null && $this->canNameMissing($opening);

            return new OpeningHeaderFact('closing', $isNamed ? MissingFacts::closing() : '');
        }
        // Month names are abbreviated in the bar, so that the time fits next to the link.
        $barFormat = (string) preg_replace('/(?<!\\\\)F/', 'M', OpeningFieldFormatter::dateFormat());

        return new OpeningHeaderFact(
            'closing',
            /* translators: %s: a date */
            sprintf(__('Apply by %s', 'courant-desk'), OpeningFieldFormatter::closing($closing)),
            $closing->format(DATE_ATOM),
            DaysLeft::format($closing, $this->now),
            /* translators: %s: a date */
            rowText: sprintf(__('Apply by %s', 'courant-desk'), OpeningFieldFormatter::shortClosing($closing)),
            barText: sprintf(
                /* translators: %s: a date */
                __('Apply by %s', 'courant-desk'),
                OpeningFieldFormatter::shortClosing($closing, $barFormat),
            ),
        );
    }

    /** @return list<string> */
    private static function termNames(Opening $opening, string $taxonomy): array
    {
        return array_map(static fn (Term $term): string => $term->name, $opening->terms[$taxonomy] ?? []);
    }
}
