<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Listings\Domain\ListingPage;

/** A list as it is sent: the openings and their pagination as HTML, and what was found. */
final class ListingAnswer
{
    public function __construct(
        public readonly ListingPage $page,
        public readonly string $items,
        public readonly string $pagination,
    ) {
    }

    public function html(): string
    {
        return $this->items . $this->pagination;
    }
}
