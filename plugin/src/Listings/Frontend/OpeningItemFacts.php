<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationIcons;
use CourantDesk\Openings\Domain\Term;

/** Creates the view models of what a list shows about each opening besides its title. */
final class OpeningItemFacts
{
    private readonly bool $showsPlace;

    /**
     * @param list<Specification> $specifications printed for each opening
     * @param list<string> $shown of `work_mode`, `salary`, `posted`, `closing`
     * @param string $location taxonomy of the places, or ''
     */
    public function __construct(
        private readonly array $specifications,
        private readonly array $shown,
        private readonly string $location,
        private readonly ListingDateFormatter $dates,
        private readonly FieldLabels $fieldLabels,
    ) {
        $this->showsPlace = in_array($location, array_column($specifications, 'taxonomy'), true);
    }

    /** @return list<OpeningSpecificationView> */
    public function createSpecifications(Opening $opening, bool $showsIcons): array
    {
        $views = [];
        foreach ($this->specifications as $specification) {
            $terms = array_map(
                static fn (Term $term): string => $term->name,
                $opening->terms[$specification->taxonomy] ?? [],
            );
            if ($terms !== []) {
                $icon = $showsIcons ? $specification->icon : '';
                $views[] = new OpeningSpecificationView(
                    taxonomy: $specification->taxonomy,
                    label: $specification->label,
                    icon: $icon,
                    terms: $terms,
                    iconPath: SpecificationIcons::svgPath($icon),
                    note: $specification->taxonomy === $this->location && $this->shows('work_mode')
                        ? $this->fieldLabels->placeNote($opening, $this->visibleTerms($opening), count($terms))
                        : '',
                );
            }
        }

        return $views;
    }

    /** @return list<OpeningFactView> date of publication, and the work mode where no place precedes it */
    public function createFacts(Opening $opening): array
    {
        $facts = [];
        $hasPlace = $this->showsPlace && ($opening->terms[$this->location] ?? []) !== [];
        if ($this->shows('work_mode') && !$hasPlace) {
            $note = $this->fieldLabels->placeNote($opening, $this->visibleTerms($opening), 0);
            $facts[] = new OpeningFactView('work-mode', trim($note, '()'));
        }
        if ($this->shows('posted')) {
            $facts[] = new OpeningFactView(
                'posted',
                $this->dates->formatPosted($opening->published),
                $opening->published->format(DATE_ATOM),
            );
        }

        return self::withText($facts);
    }

    /** @return list<OpeningFactView> salary and closing date */
    public function createColumns(Opening $opening): array
    {
        $columns = [];
        if ($this->shows('salary')) {
            $columns[] = $opening->salary?->isVisible === true
                ? new OpeningFactView('salary', $this->fieldLabels->salary($opening->salary))
                : new OpeningFactView('salary', $this->fieldLabels->missingSalary(), isMissing: true);
        }
        $closing = $opening->publicClosing();
        if ($this->shows('closing') && !$opening->isClosed($this->dates->now)) {
            $columns[] = $closing !== null
                ? new OpeningFactView(
                    'closing',
                    $this->dates->formatClosing($closing),
                    $closing->format(DATE_ATOM),
                    note: $this->fieldLabels->daysLeft($closing, $this->dates->now),
                )
                : new OpeningFactView(
                    'closing',
                    $opening->closing === null ? $this->fieldLabels->missingClosing() : '',
                    isMissing: true,
                );
        }

        return self::withText($columns);
    }

    /** @return list<string> */
    private function visibleTerms(Opening $opening): array
    {
        $names = [];
        foreach ($this->specifications as $specification) {
            foreach ($opening->terms[$specification->taxonomy] ?? [] as $term) {
                $names[] = $term->name;
            }
        }

        return $names;
    }

    private function shows(string $fact): bool
    {
        return in_array($fact, $this->shown, true);
    }

    /**
     * @param list<OpeningFactView> $facts
     * @return list<OpeningFactView>
     */
    private static function withText(array $facts): array
    {
        return array_values(array_filter($facts, static fn (OpeningFactView $fact): bool => $fact->text !== ''));
    }
}
