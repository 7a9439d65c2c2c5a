<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Caches;

use CourantDesk\Listings\Domain\PageCaches;

/** The page caches that WordPress sites have, by their public functions and hooks; what is not installed is not asked. */
final class InstalledPageCaches implements PageCaches
{
    public function forget(array $urls, array $posts): void
    {
        $this->superCache($urls, $posts);
        $this->totalCache($urls, $posts);
        $this->rocket($urls, $posts);
        $this->liteSpeed($urls, $posts);
        $this->nginxHelper($urls);
        /**
         * Pages that list openings are no longer true: for caches that are not known here, such as a CDN that is asked by tag.
         *
         * @param list<string> $tags  what the pages were tagged with (`Surrogate-Key`, `Cache-Tag`)
         * @param list<string> $urls
         * @param list<int>    $posts
         */
        do_action('courant_desk_forget_pages', [self::TAG, ...array_map(PageTags::opening(...), $posts)], $urls, $posts);
    }

    /**
     * @param list<string> $urls
     * @param list<int>    $posts
     */
    private function superCache(array $urls, array $posts): void
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
    private function totalCache(array $urls, array $posts): void
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
    private function rocket(array $urls, array $posts): void
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
    private function liteSpeed(array $urls, array $posts): void
    {
        // Its documented hooks; nobody listens where it is not installed.
        do_action('litespeed_purge', self::TAG);
        foreach ($urls as $url) {
            do_action('litespeed_purge_url', $url);
        }
        foreach ($posts as $post) {
            do_action('litespeed_purge_post', $post);
        }
    }

    /** @param list<string> $urls */
    private function nginxHelper(array $urls): void
    {
        global $nginx_purger;
        if (is_object($nginx_purger) && is_callable([$nginx_purger, 'purge_url'])) {
            foreach ($urls as $url) {
                $nginx_purger->purge_url($url);
            }
        }
    }
}
