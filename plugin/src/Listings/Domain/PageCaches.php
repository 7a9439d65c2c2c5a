<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Caches of whole pages, in plugins, before the server and far away. They are told what they may no longer show. */
interface PageCaches
{
    /** What pages that list openings are tagged with. */
    public const TAG = 'courant-openings';

    /**
     * @param list<string> $urls  of pages that list openings
     * @param list<int>    $posts openings that changed; may be fewer than did
     */
    public function forget(array $urls, array $posts): void;
}
