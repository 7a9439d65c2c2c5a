<?php

/** Test doubles of the purge functions of page cache plugins. */

declare(strict_types=1);

use CourantTests\Support\Listings\PageCacheSpy;

function wpsc_delete_url_cache(string $url): bool
{
    PageCacheSpy::note('wpsc_delete_url_cache', $url);

    return true;
}

function wpsc_delete_post_cache(int $post): void
{
    PageCacheSpy::note('wpsc_delete_post_cache', $post);
}

function w3tc_flush_url(string $url): void
{
    PageCacheSpy::note('w3tc_flush_url', $url);
}

function w3tc_flush_post(int $post): void
{
    PageCacheSpy::note('w3tc_flush_post', $post);
}

/** @param list<string> $urls */
function rocket_clean_files(array $urls): void
{
    PageCacheSpy::note('rocket_clean_files', $urls);
}

function rocket_clean_post(int $post): void
{
    PageCacheSpy::note('rocket_clean_post', $post);
}
