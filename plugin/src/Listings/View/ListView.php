<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** Openings and their pagination: what a request is answered with, and what stands in the list at first. */
final class ListView
{
    /**
     * @param list<ItemView>        $items
     * @param array<string, string> $atts   what hooks are told of the block
     * @param string                $none   words for an empty list
     * @param list<WayView>         $ways   on from an empty list
     */
    public function __construct(
        public readonly array $items,
        public readonly bool $grid,
        public readonly bool $twins,
        public readonly array $atts,
        public readonly string $none,
        public readonly array $ways,
        /** Level of the openings' headings, one below the heading above the list. */
        public readonly int $level = 2,
    ) {
    }
}
