<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Languages;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use WeakMap;

/** Restricts queries to the language of the request: for pages, AJAX, REST, feeds and teasers. */
final class LocalizedJobIndex implements JobIndex
{
    /**
     * @var WeakMap<ListingQuery, ListingQuery> localized queries, so that countFacets() after find() uses the same
     *     object
     */
    private readonly WeakMap $localizedQueries;

    public function __construct(private readonly JobIndex $index, private readonly Languages $languages)
    {
        /** @var WeakMap<ListingQuery, ListingQuery> $queries */
        $queries = new WeakMap();
        $this->localizedQueries = $queries;
    }

    public function find(ListingQuery $query): ListingPage
    {
        return $this->index->find($this->localize($query));
    }

    public function countFacets(ListingQuery $query, ?string $only = null): Facets
    {
        return $this->index->countFacets($this->localize($query), $only);
    }

    public function countTerms(array $taxonomies, bool $hideExpired): array
    {
        return $this->index->countTerms($taxonomies, $hideExpired);
    }

    private function localize(ListingQuery $query): ListingQuery
    {
        $language = $this->languages->currentLanguage();

        return $language === '' ? $query : $this->localizedQueries[$query] ??= $query->withLanguage($language);
    }
}
