<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Purges pages with openings from page caches: plugins, reverse proxies and CDNs. */
interface PageCachePurger
{
    /** Cache tag of pages that list openings. */
    public const LISTINGS_TAG = 'courant-openings';

    /**
     * @param list<string> $urls  pages that list openings
     * @param list<int>    $posts changed openings; may be incomplete
     */
    public function purge(array $urls, array $posts): void;
}
