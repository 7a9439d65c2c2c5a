<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of one item of the numbered pagination: a page or a gap. */
final class PageLinkView
{
    /** @param 'page'|'current'|'gap'|'prev'|'next' $kind */
    public function __construct(
        public readonly string $kind,
        public readonly int $page = 0,
        public readonly string $url = '',
    ) {
    }
}
