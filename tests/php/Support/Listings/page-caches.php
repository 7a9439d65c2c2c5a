<?php

/** Public functions of page caches, as far as they are told of changes. Nobody is harmed by having them. */

declare(strict_types=1);

use CourantTests\Support\Listings\PageCacheStandIns;

function wpsc_delete_url_cache(string $url): bool
{
    PageCacheStandIns::note('wpsc_delete_url_cache', $url);

    return true;
}

function wpsc_delete_post_cache(int $post): void
{
    PageCacheStandIns::note('wpsc_delete_post_cache', $post);
}

function w3tc_flush_url(string $url): void
{
    PageCacheStandIns::note('w3tc_flush_url', $url);
}

function w3tc_flush_post(int $post): void
{
    PageCacheStandIns::note('w3tc_flush_post', $post);
}

/** @param list<string> $urls */
function rocket_clean_files(array $urls): void
{
    PageCacheStandIns::note('rocket_clean_files', $urls);
}

function rocket_clean_post(int $post): void
{
    PageCacheStandIns::note('rocket_clean_post', $post);
}
