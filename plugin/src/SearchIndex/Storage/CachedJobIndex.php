<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;

/** Caches results in a persistent object cache. Without one, nothing is cached. */
final class CachedJobIndex implements JobIndex
{
    public function __construct(private readonly JobIndex $index, private readonly CacheVersion $cacheVersion)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        if (!wp_using_ext_object_cache()) {
            return $this->index->find($query);
        }
        $found = $this->getOrCompute('find ' . $query->fingerprint(), function () use ($query): array {
            $page = $this->index->find($query);

            return ['ids' => $page->ids, 'total' => $page->total, 'page' => $page->page];
        });

        return new ListingPage($found['ids'], $found['total'], $found['page'], $query->perPage);
    }

    public function countFacets(ListingQuery $query, ?string $only = null): Facets
    {
        if (!wp_using_ext_object_cache()) {
            return $this->index->countFacets($query, $only);
        }

        return new Facets($this->getOrCompute(
            'facets ' . ($only === null ? '' : "of $only ") . $query->withPage(1)->fingerprint(),
            fn (): array => $this->index->countFacets($query, $only)->counts,
        ));
    }

    public function countTerms(array $taxonomies, bool $hideExpired): array
    {
        return $this->getOrCompute(
            'counts ' . (int) $hideExpired . implode(',', $taxonomies),
            fn (): array => $this->index->countTerms($taxonomies, $hideExpired)
        );
    }

    /**
     * @template A of array
     * @param callable(): A $compute
     * @return A
     */
    private function getOrCompute(string $cacheKey, callable $compute): array
    {
        if (!wp_using_ext_object_cache()) {
            return $compute();
        }
        $version = $this->cacheVersion->current();
        $key = $version['name'] . ' ' . md5($cacheKey);
        $known = wp_cache_get($key, CacheVersion::GROUP);
        if (is_array($known)) {
            /** @var A */
            return $known;
        }
        $value = $compute();
        wp_cache_set($key, $value, CacheVersion::GROUP, $version['seconds']);

        return $value;
    }
}
