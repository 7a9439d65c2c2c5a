<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;

/** Asks the job index once it is built, and WordPress's own tables until then. */
final class ReadyJobIndex implements JobIndex
{
    public function __construct(
        private readonly IndexState $state,
        private readonly JobIndex $built,
        private readonly JobIndex $meanwhile,
    ) {
    }

    public function find(ListingQuery $query): ListingPage
    {
        return $this->index()->find($query);
    }

    public function facets(ListingQuery $query): Facets
    {
        return $this->index()->facets($query);
    }

    public function counts(array $taxonomies, bool $hideExpired): array
    {
        return $this->index()->counts($taxonomies, $hideExpired);
    }

    private function index(): JobIndex
    {
        return $this->state->isReady() ? $this->built : $this->meanwhile;
    }
}
