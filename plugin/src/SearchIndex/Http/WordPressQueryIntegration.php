<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Http;

use CourantDesk\Kernel\Log;
use CourantDesk\SearchIndex\Domain\PostQuery;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\PostListReader;
use CourantDesk\SearchIndex\Storage\PostQueryParser;
use CourantDesk\SearchIndex\Storage\PostRowRepository;
use CourantDesk\SearchIndex\Storage\PostSearchReader;
use Throwable;
use WeakMap;
use WP_Post;
use WP_Query;

/**
 * Reads the results of WordPress's queries for openings from the index, so that their duration does not depend on the
 * number of openings: archives and feeds, the site's search, sitemaps, and the list of openings in wp-admin.
 *
 * @see docs/decisions/0026-run-wordpress-queries-on-the-index.md
 */
final class WordPressQueryIntegration
{
    private const MANY_OPENINGS = 100000;
    private const MAX_URLS = 1000;

    /** @var WeakMap<WP_Query, int> total number of results of queries whose results were read from the index */
    private readonly WeakMap $totals;

    /** @var WeakMap<WP_Query, array<string, int>> number of results by post type of searches */
    private readonly WeakMap $types;

    public function __construct(
        private readonly IndexState $state,
        private readonly PostRowRepository $rows,
        private readonly PostQueryParser $parser,
        private readonly PostListReader $lists,
        private readonly PostSearchReader $searches,
        private readonly Log $log,
    ) {
        /** @var WeakMap<WP_Query, int> $totals */
        $totals = new WeakMap();
        $this->totals = $totals;
        /** @var WeakMap<WP_Query, array<string, int>> $types */
        $types = new WeakMap();
        $this->types = $types;
    }

    /**
     * @param mixed $posts results of other plugins; null when WordPress is about to query the database
     * @return mixed posts or IDs, or the given value
     */
    public function findPosts(mixed $posts, WP_Query $query): mixed
    {
        unset($this->totals[$query], $this->types[$query]);
        $request = $posts === null ? $this->parse($query->request) : null;
        $result = $request === null ? null : $this->read($request);
        if ($request === null || $result === null) {
            return $posts;
        }
        // WordPress does not count the results of a page without posts.
        if ($request->isCounted && $result['ids'] !== []) {
            $this->totals[$query] = $result['total'];
            $this->types[$query] = $result['types'] ?? [];
            $query->found_posts = $result['total'];
            $query->max_num_pages = (int) ceil($result['total'] / max(1, $request->limit));
        }
        if ($query->get('fields') === 'ids') {
            return $result['ids'];
        }
        _prime_post_caches(
            $result['ids'],
            (bool) $query->get('update_post_term_cache'),
            (bool) $query->get('update_post_meta_cache'),
        );

        return array_values(array_filter(
            array_map(get_post(...), $result['ids']),
            static fn (mixed $post): bool => $post instanceof WP_Post,
        ));
    }

    /** Skips the query that counts the results, which WordPress runs for IDs even if a filter provided the results. */
    public function skipCounting(string $sql, WP_Query $query): string
    {
        return isset($this->totals[$query]) ? 'SELECT 0' : $sql;
    }

    public function replaceTotal(mixed $total, WP_Query $query): mixed
    {
        return $this->totals[$query] ?? $total;
    }

    /**
     * Returns the number of results by kind, for a results page of the theme.
     *
     * @param mixed $counts null
     * @return mixed by post type; the given value when the results were not read from the index
     */
    public function countKinds(mixed $counts, mixed $query = null): mixed
    {
        return $query instanceof WP_Query ? $this->types[$query] ?? $counts : $counts;
    }

    /** Reduces the URLs of a sitemap on sites with many openings, because 2,000 URLs take longer than a page. */
    public function limitSitemap(int $max, string $type): int
    {
        return $type === 'post' && ($this->rows->countPublished() ?? 0) > self::MANY_OPENINGS
            ? min($max, self::MAX_URLS)
            : $max;
    }

    private function parse(?string $request): ?PostQuery
    {
        return $request !== null && $this->rows->isReady() && $this->state->isReady()
            ? $this->parser->parse($request)
            : null;
    }

    /** @return array{ids: list<int>, total: int, types?: array<string, int>}|null */
    private function read(PostQuery $query): ?array
    {
        try {
            return $query->isList() ? $this->lists->read($query) : $this->searches->read($query);
        } catch (Throwable $failure) {
            $this->log->error('listings.wordpress_query', [], $failure);

            return null;
        }
    }
}
