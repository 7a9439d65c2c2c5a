<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Listings\Frontend\ArchivePages;
use CourantDesk\Listings\Frontend\ListingAssets;
use CourantDesk\Listings\Storage\InstalledPageCachePurger;
use WP_Post;

/** Sends cache tags for pages with openings, so that caches can purge only these. */
final class CacheTagHeaders
{
    /** Feeds of all openings. @see docs/features/feeds.md */
    private const PARTNER_FEEDS = ['openings-xml', 'openings-json'];

    public function __construct(private readonly string $postType = PostTypes::OPENING)
    {
    }

    public static function openingTag(int $id): string
    {
        return InstalledPageCachePurger::LISTINGS_TAG . '-' . $id;
    }

    /** Sends the headers of the current page; on `template_redirect`. */
    public function send(): void
    {
        $post = is_singular() ? get_queried_object() : null;
        $tags = [];
        if ($post instanceof WP_Post && $post->post_type === $this->postType) {
            $tags[] = self::openingTag($post->ID);
        }
        $hasListing = ArchivePages::isArchive()
            || is_search()
            || is_feed(self::PARTNER_FEEDS)
            || $this->isSitemap()
            || ($post instanceof WP_Post && ListingAssets::containsListing($post->post_content));
        if ($hasListing || ListingAssets::mayShowTeaser()) {
            $tags[] = InstalledPageCachePurger::LISTINGS_TAG;
        }
        foreach ($tags as $tag) {
            do_action('litespeed_tag_add', $tag);
        }
        if ($tags !== [] && !headers_sent()) {
            header('Surrogate-Key: ' . implode(' ', $tags), false);
            header('Cache-Tag: ' . implode(',', $tags), false);
        }
    }

    /** Returns whether the response is WordPress's sitemap of openings, without those that are closed. */
    private function isSitemap(): bool
    {
        return get_query_var('sitemap') === 'posts' && get_query_var('sitemap-subtype') === $this->postType;
    }
}
