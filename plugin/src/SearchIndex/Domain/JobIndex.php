<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Finds openings for listings. Returns publicly visible openings only. */
interface JobIndex
{
    /** Action that fires when listings may have changed, with the IDs of the openings (list<int>, empty for any). */
    public const CHANGED_ACTION = 'courant_listings_changed';

    public function find(ListingQuery $query): ListingPage;

    /** Counts the openings of all filter options; fast after find() with the same query. */
    public function countFacets(ListingQuery $query): Facets;

    /**
     * Counts the openings of each term, for the options of the filters.
     *
     * @param list<string> $taxonomies
     * @return array<int, int> by term ID; terms without openings are missing
     */
    public function countTerms(array $taxonomies, bool $hideExpired): array;
}
