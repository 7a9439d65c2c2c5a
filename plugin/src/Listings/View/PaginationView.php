<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** Further pages: one link to load more, or numbered links. */
final class PaginationView
{
    /** @param list<PageLinkView> $links the numbered ones; none with load more */
    public function __construct(
        public readonly int $page,
        public readonly string $moreUrl,
        public readonly array $links,
        public readonly string $buttonStyle,
        public readonly bool $twins,
    ) {
    }
}
