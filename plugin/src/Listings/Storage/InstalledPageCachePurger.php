<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Storage;

use CourantDesk\Listings\Http\CacheTagHeaders;

/** Purges the page cache plugins that are installed, through their public functions and hooks. */
final class InstalledPageCachePurger
{
    /** Cache tag of pages that list openings. */
    public const LISTINGS_TAG = 'courant-openings';

    /**
     * @param list<string> $urls  pages that list openings
     * @param list<int>    $posts changed openings; may be incomplete
     */
    public function purge(array $urls, array $posts): void
    {
        $this->purgeSuperCache($urls, $posts);
        $this->purgeTotalCache($urls, $posts);
        $this->purgeRocket($urls, $posts);
        $this->purgeLiteSpeed($urls, $posts);
        $this->purgeNginxHelper($urls);
        /**
         * Fires when pages that list openings have changed, for other caches, such as a CDN that purges by tag.
         *
         * @since 0.1.0
         *
         * @param list<string> $tags  cache tags of the pages (`Surrogate-Key`, `Cache-Tag`)
         * @param list<string> $urls
         * @param list<int>    $posts
         */
        do_action(
            'courant_desk_forget_pages',
            [self::LISTINGS_TAG, ...array_map(CacheTagHeaders::openingTag(...), $posts)],
            $urls,
            $posts,
        );
    }

    /**
     * @param list<string> $urls
     * @param list<int>    $posts
     */
    private function purgeSuperCache(array $urls, array $posts): void
    {
        if (function_exists('wpsc_delete_url_cache')) {
            array_map('wpsc_delete_url_cache', $urls);
        }
        if (function_exists('wpsc_delete_post_cache')) {
            array_map('wpsc_delete_post_cache', $posts);
        }
    }

    /**
     * @param list<string> $urls
     * @param list<int>    $posts
     */
    private function purgeTotalCache(array $urls, array $posts): void
    {
        if (function_exists('w3tc_flush_url')) {
            array_map('w3tc_flush_url', $urls);
        }
        if (function_exists('w3tc_flush_post')) {
            array_map('w3tc_flush_post', $posts);
        }
    }

    /**
     * @param list<string> $urls
     * @param list<int>    $posts
     */
    private function purgeRocket(array $urls, array $posts): void
    {
        if (function_exists('rocket_clean_files')) {
            rocket_clean_files($urls);
        }
        if (function_exists('rocket_clean_post')) {
            array_map('rocket_clean_post', $posts);
        }
    }

    /**
     * @param list<string> $urls
     * @param list<int>    $posts
     */
    private function purgeLiteSpeed(array $urls, array $posts): void
    {
        // Documented hooks of LiteSpeed Cache, which have no callbacks when that plugin is not active.
        do_action('litespeed_purge', self::LISTINGS_TAG);
        foreach ($urls as $url) {
            do_action('litespeed_purge_url', $url);
        }
        foreach ($posts as $post) {
            do_action('litespeed_purge_post', $post);
        }
    }

    /** @param list<string> $urls */
    private function purgeNginxHelper(array $urls): void
    {
        global $nginx_purger;
        if (is_object($nginx_purger) && is_callable([$nginx_purger, 'purge_url'])) {
            foreach ($urls as $url) {
                $nginx_purger->purge_url($url);
            }
        }
    }
}
