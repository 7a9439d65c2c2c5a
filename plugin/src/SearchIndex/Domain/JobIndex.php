<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Finds openings for listings. Returns publicly visible openings only. */
interface JobIndex
{
    /** Action that fires when listings may have changed, with the IDs of the openings (list<int>, empty for any). */
    public const CHANGED_ACTION = 'courant_listings_changed';

    public function find(ListingQuery $query): ListingPage;

    /**
     * Counts the openings of all filter options; fast after find() with the same query.
     *
     * @param string|null $only key of the filter whose facets are needed; those of other filters may be missing
     */
    public function countFacets(ListingQuery $query, ?string $only = null): Facets;

    /**
     * Counts the openings of each term, for the options of the filters.
     *
     * @param list<string> $taxonomies
     * @return array<int, int> by term ID; terms without openings are missing
     */
    public function countTerms(array $taxonomies, bool $hideExpired): array;
}
