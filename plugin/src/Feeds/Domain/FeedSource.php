<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Domain;

/** Finds the openings of a feed. */
interface FeedSource
{
    /**
     * Returns openings that accept applications, newest first.
     *
     * @param int $page from 1
     * @param int $size entries per page
     */
    public function findPage(int $page, int $size): FeedPage;
}
