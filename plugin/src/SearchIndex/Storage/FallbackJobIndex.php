<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;

/** Uses the job index when it is complete, and queries the WordPress tables until then. */
final class FallbackJobIndex implements JobIndex
{
    public function __construct(
        private readonly IndexState $state,
        private readonly JobIndex $primary,
        private readonly JobIndex $fallback,
    ) {
    }

    public function find(ListingQuery $query): ListingPage
    {
        return $this->activeIndex()->find($query);
    }

    public function countFacets(ListingQuery $query, ?string $only = null): Facets
    {
        return $this->activeIndex()->countFacets($query, $only);
    }

    public function countTerms(array $taxonomies, bool $hideExpired): array
    {
        return $this->activeIndex()->countTerms($taxonomies, $hideExpired);
    }

    private function activeIndex(): JobIndex
    {
        return $this->state->isReady() ? $this->primary : $this->fallback;
    }
}
