<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** What the index found: the ids of the pages asked for, and how many there are in all. */
final class ListingPage
{
    public readonly int $pages;

    /**
     * @param list<int> $ids   in order
     * @param int       $total all openings that match, exactly (Rulings 7)
     * @param int       $page  the last page in $ids, from 1
     * @param bool|null $more  whether anything follows, where pages do not tell
     */
    public function __construct(
        public readonly array $ids,
        public readonly int $total,
        public readonly int $page,
        int $perPage,
        private readonly ?bool $more = null,
    ) {
        $this->pages = (int) ceil($total / max(1, $perPage));
    }

    public function hasMore(): bool
    {
        return $this->more ?? $this->page < $this->pages;
    }
}
