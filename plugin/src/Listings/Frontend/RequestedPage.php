<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Storage\FilterableListingQuery;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;

/**
 * Keeps the result of the check whether a page exists for the list on that page, which has the same query.
 */
final class RequestedPage
{
    private ?ListingQuery $query = null;
    private ?ListingPage $page = null;

    /** A result that a filter of another plugin can change is not kept. */
    public function load(JobIndex $index, ListingQuery $query, ListingOptions $options): ListingPage
    {
        $page = (new FilterableListingQuery($index))->find($query, $options, []);
        $this->query = $query;
        $this->page = FilterableListingQuery::hasFilters($options) ? null : $page;

        return $page;
    }

    /** Returns the checked query if the given one is equal: the index has already read the sets of that object. */
    public function findQuery(ListingQuery $query): ListingQuery
    {
        return $this->query !== null && $this->query->fingerprint() === $query->fingerprint()
            && $this->query->urlParameters() === $query->urlParameters() ? $this->query : $query;
    }

    public function find(ListingQuery $query): ?ListingPage
    {
        return $this->query === $query ? $this->page : null;
    }
}
