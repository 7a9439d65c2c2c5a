<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\SortOrder;

/** Holds the options of one listing block. */
final class ListingOptions
{
    public const MAX_PER_PAGE = 100;
    /** Turns off the groups of the site's settings. */
    public const NO_GROUPS = 'none';

    /**
     * @param int                       $perPage     1 to 100
     * @param bool                      $isPaginated   false: only the first page and no pagination
     * @param bool                      $hidesExpired whether expired openings are excluded
     * @param array<string, list<Term>> $fixedTerms       by taxonomy: only openings with one of these terms are listed
     * @param string $groupBy taxonomy whose terms group the list, NO_GROUPS, or ''
     * @param string $fixedTermsText source text of $fixedTerms, sent in requests as `shortcode_specs`
     */
    public function __construct(
        public readonly int $perPage = 10,
        public readonly PaginationType $pagination = PaginationType::LoadMore,
        public readonly bool $isPaginated = true,
        public readonly SortOrder $sortOrder = SortOrder::Newest,
        public readonly bool $hidesExpired = true,
        public readonly array $fixedTerms = [],
        public readonly string $fixedTermsText = '',
        public readonly ListingDisplayOptions $display = new ListingDisplayOptions(),
        public readonly string $groupBy = '',
    ) {
    }

    /** @return int a page size within bounds, or $default when $raw is invalid */
    public static function parsePageSize(mixed $raw, int $default): int
    {
        $number = is_scalar($raw) && preg_match('/^\s*\d{1,9}\s*$/', (string) $raw) === 1 ? (int) $raw : 0;

        return $number >= 1 && $number <= self::MAX_PER_PAGE ? $number : $default;
    }

    /** Returns the taxonomy whose terms group the list; '' for none, and for a list of a single term of it. */
    public function groupTaxonomy(): string
    {
        $fixed = $this->fixedTerms[$this->groupBy] ?? [null, null];

        return $this->groupBy === self::NO_GROUPS || count($fixed) < 2 ? '' : $this->groupBy;
    }

    /** Returns whether visitors can sort the list. The groups of a grouped list have their own order. */
    public function isSortable(): bool
    {
        return $this->display->showsSortControl && $this->groupTaxonomy() === '';
    }

    /**
     * Returns the taxonomies that visitors can filter by. A taxonomy with a single fixed term has no filter.
     *
     * @return list<string>
     */
    public function selectableTaxonomies(): array
    {
        return array_values(array_filter(
            $this->display->taxonomyFilters,
            fn (string $taxonomy): bool => count($this->fixedTerms[$taxonomy] ?? [null, null]) > 1
        ));
    }

    /** Returns a copy that lists only openings with this term. */
    public function withFixedTerm(Term $term): self
    {
        return new self(
            perPage: $this->perPage,
            pagination: $this->pagination,
            isPaginated: $this->isPaginated,
            sortOrder: $this->sortOrder,
            hidesExpired: $this->hidesExpired,
            fixedTerms: array_replace($this->fixedTerms, [$term->taxonomy => [$term]]),
            fixedTermsText: $this->fixedTermsText,
            display: $this->display,
            groupBy: $this->groupBy,
        );
    }
}
