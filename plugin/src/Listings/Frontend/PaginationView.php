<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of the pagination: one link to load more, or numbered links. */
final class PaginationView
{
    /**
     * @param list<PageLinkView> $links numbered links; empty with load more
     * @param list<array{label: string, url: string}> $groups groups that the list has not shown completely
     */
    public function __construct(
        public readonly int $page,
        public readonly string $nextPageUrl,
        public readonly array $links,
        public readonly string $buttonStyle,
        public readonly bool $hasDualClassNames,
        public readonly array $groups = [],
    ) {
    }
}
