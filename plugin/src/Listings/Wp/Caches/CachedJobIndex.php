<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Caches;

use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;

/** Answers a repeated question out of a persistent object cache, where there is one; nothing is stored anywhere else. */
final class CachedJobIndex implements JobIndex
{
    public function __construct(private readonly JobIndex $index, private readonly Generation $generation)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        if (!wp_using_ext_object_cache()) {
            return $this->index->find($query);
        }
        $found = $this->remembered('find ' . $query->fingerprint(), function () use ($query): array {
            $page = $this->index->find($query);

            return ['ids' => $page->ids, 'total' => $page->total, 'page' => $page->page];
        });

        return new ListingPage($found['ids'], $found['total'], $found['page'], $query->perPage);
    }

    public function facets(ListingQuery $query): Facets
    {
        if (!wp_using_ext_object_cache()) {
            return $this->index->facets($query);
        }

        return new Facets($this->remembered('facets ' . $query->onPage(1)->fingerprint(), fn (): array => $this->index->facets($query)->counts));
    }

    public function counts(array $taxonomies, bool $hideExpired): array
    {
        return $this->remembered(
            'counts ' . (int) $hideExpired . implode(',', $taxonomies),
            fn (): array => $this->index->counts($taxonomies, $hideExpired)
        );
    }

    /**
     * @template A of array
     * @param callable(): A $ask
     * @return A
     */
    private function remembered(string $question, callable $ask): array
    {
        if (!wp_using_ext_object_cache()) {
            return $ask();
        }
        $generation = $this->generation->current();
        $key = $generation['name'] . ' ' . md5($question);
        $known = wp_cache_get($key, Generation::GROUP);
        if (is_array($known)) {
            /** @var A */
            return $known;
        }
        $answer = $ask();
        wp_cache_set($key, $answer, Generation::GROUP, $generation['seconds']);

        return $answer;
    }
}
