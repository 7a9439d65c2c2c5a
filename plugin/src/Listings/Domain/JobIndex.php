<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Where listings come from. Only openings that a visitor may see are found. */
interface JobIndex
{
    public function find(ListingQuery $query): ListingPage;

    /** The numbers behind the choices of all filters; cheapest after find() of the same query. */
    public function facets(ListingQuery $query): Facets;

    /**
     * How many openings each term has, for the options of the filters.
     *
     * @param list<string> $taxonomies
     * @return array<int, int> by term id; terms without an opening are missing
     */
    public function counts(array $taxonomies, bool $hideExpired): array;
}
