<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Domain;

/** Where a feed's openings come from. */
interface FeedSource
{
    /**
     * Openings that anybody may apply for now, newest first.
     *
     * @param int $page from 1
     * @param int $size entries of a page
     */
    public function page(int $page, int $size): FeedPage;
}
