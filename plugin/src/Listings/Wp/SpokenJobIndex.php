<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Kernel\Languages;
use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;
use WeakMap;

/** Asks every question in the language of the request, whoever asks: pages, calls, REST, feeds and small lists. */
final class SpokenJobIndex implements JobIndex
{
    /** @var WeakMap<ListingQuery, ListingQuery> facets() follow find() of the same query */
    private readonly WeakMap $translated;

    public function __construct(private readonly JobIndex $index, private readonly Languages $languages)
    {
        /** @var WeakMap<ListingQuery, ListingQuery> $translated */
        $translated = new WeakMap();
        $this->translated = $translated;
    }

    public function find(ListingQuery $query): ListingPage
    {
        return $this->index->find($this->spoken($query));
    }

    public function facets(ListingQuery $query): Facets
    {
        return $this->index->facets($this->spoken($query));
    }

    public function counts(array $taxonomies, bool $hideExpired): array
    {
        return $this->index->counts($taxonomies, $hideExpired);
    }

    private function spoken(ListingQuery $query): ListingQuery
    {
        $language = $this->languages->current();

        return $language === '' ? $query : $this->translated[$query] ??= $query->in($language);
    }
}
