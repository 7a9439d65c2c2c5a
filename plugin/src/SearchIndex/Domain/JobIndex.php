<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Finds openings for listings. Returns publicly visible openings only. */
interface JobIndex
{
    /** Action that runs with the ids of the openings (list<int>, empty for any) whenever listings may have changed. */
    public const CHANGED_ACTION = 'courant_listings_changed';

    public function find(ListingQuery $query): ListingPage;

    /** Counts the openings of all filter options; cheapest after find() with the same query. */
    public function countFacets(ListingQuery $query): Facets;

    /**
     * Counts the openings of each term, for the options of the filters.
     *
     * @param list<string> $taxonomies
     * @return array<int, int> by term id; terms without openings are missing
     */
    public function countTerms(array $taxonomies, bool $hideExpired): array;
}
