<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;

/** View model of the search and filter form above a listing. */
final class FilterBarView
{
    /**
     * @param list<FilterView>      $filters
     * @param list<Html>            $controls rendered controls of $filters, in the same order
     * @param array<string, string> $hiddenFields
     */
    public function __construct(
        public readonly string $uid,
        public readonly string $formId,
        public readonly string $action,
        public readonly bool $showsSearch,
        public readonly string $searchText,
        public readonly string $placeholder,
        public readonly array $filters,
        public readonly array $controls,
        public readonly ?Html $sortControl,
        public readonly array $hiddenFields,
        public readonly string $placement,
        public readonly bool $showsCounts,
        public readonly bool $hasDualClassNames,
        /** Whether the page is the archive of a term, which counts as a selected option. */
        public readonly bool $hasArchiveTerm,
    ) {
    }

    /** Returns the id of the text that explains the counts. */
    public function hintId(): string
    {
        return 'courant-counts-' . $this->uid;
    }

    /** Returns the id of the row below the filters, with the number of openings. */
    public function headerId(): string
    {
        return 'courant-openings-' . $this->uid;
    }

    public function hasFilter(string $key): bool
    {
        return in_array($key, array_map(static fn (FilterView $filter): string => $filter->key, $this->filters), true);
    }

    /** Returns the number of selected options, shown while the filter panel is closed. */
    public function countChosen(): int
    {
        return (int) $this->hasArchiveTerm + array_sum(
            array_map(static fn (FilterView $filter): int => count($filter->chosenOptions()), $this->filters)
        );
    }
}
