<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Http;

use CourantDesk\Feeds\Storage\FeedCache;
use CourantDesk\Kernel\PostTypes;
use WP;
use WP_Query;
use WP_Term;

/**
 * Keeps the cost of WordPress's own feeds independent of the number of openings. WordPress reads all posts of public
 * types twice for the header `Last-Modified`, and counts all openings for a feed of openings.
 */
final class CoreFeeds
{
    private bool $isFeed = false;

    public function __construct(private readonly FeedCache $cache)
    {
    }

    public function detectFeed(WP $request): void
    {
        $this->isFeed = ($request->query_vars['feed'] ?? '') !== '';
    }

    /**
     * Returns the time of the last change of any post: for openings the time of the last invalidation, for other types
     * the result of WordPress.
     */
    public function findLastModified(mixed $known, string $timezone, string $postType): mixed
    {
        if (!$this->isFeed || $known !== false || strtolower($timezone) !== 'gmt' || $postType !== 'any') {
            return $known;
        }
        $latest = gmdate('Y-m-d H:i:s', $this->cache->changedAt());
        foreach (get_post_types(['public' => true]) as $type) {
            $modified = $type === PostTypes::OPENING ? false : get_lastpostmodified('gmt', $type);
            $latest = is_string($modified) ? max($latest, $modified) : $latest;
        }

        return $latest;
    }

    /** WordPress counts the openings for page numbers, which feeds do not have. */
    public function skipCounting(WP_Query $query): void
    {
        if ($query->is_main_query() && $query->is_feed() && self::hasOpenings($query)) {
            $query->set('no_found_rows', true);
        }
    }

    private static function hasOpenings(WP_Query $query): bool
    {
        $term = $query->is_tax() ? $query->get_queried_object() : null;

        return $query->is_post_type_archive(PostTypes::OPENING)
            || ($term instanceof WP_Term && is_object_in_taxonomy(PostTypes::OPENING, $term->taxonomy));
    }
}
