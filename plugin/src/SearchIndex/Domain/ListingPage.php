<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Holds the result of a listing query: the IDs on the requested pages and the total. */
final class ListingPage
{
    public readonly int $pages;

    /**
     * @param list<int> $ids IDs in order
     * @param int       $total exact number of matching openings
     * @param int       $page  last page in $ids, starting at 1
     * @param bool|null $hasMore  whether openings follow; null to derive it from the page number
     */
    public function __construct(
        public readonly array $ids,
        public readonly int $total,
        public readonly int $page,
        int $perPage,
        private readonly ?bool $hasMore = null,
    ) {
        $this->pages = (int) ceil($total / max(1, $perPage));
    }

    public function hasMore(): bool
    {
        return $this->hasMore ?? $this->page < $this->pages;
    }
}
