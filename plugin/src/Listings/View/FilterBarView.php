<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Kernel\Html;

/** The form above a listing (Jobs contract 3.1). */
final class FilterBarView
{
    /**
     * @param list<FilterView>      $filters
     * @param list<Html>            $controls of the filters, in their order
     * @param array<string, string> $hidden
     */
    public function __construct(
        public readonly string $uid,
        public readonly string $formId,
        public readonly string $action,
        public readonly bool $search,
        public readonly string $text,
        public readonly string $placeholder,
        public readonly array $filters,
        public readonly array $controls,
        public readonly ?Html $sort,
        public readonly array $hidden,
        public readonly bool $open,
        public readonly string $placement,
        public readonly bool $counts,
        public readonly bool $twins,
    ) {
    }

    /** Names the words that explain the numbers. */
    public function hintId(): string
    {
        return 'courant-counts-' . $this->uid;
    }

    /** How many choices are made, for who sees the panel closed. */
    public function chosen(): int
    {
        return array_sum(array_map(static fn (FilterView $filter): int => count($filter->chosen()), $this->filters));
    }
}
