<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\SearchIndex\Domain\Coordinates;

/** Represents a place on the map of a listing, with its openings. */
final class MapPlace
{
    /** @param non-empty-list<Opening> $openings in the order of the list */
    public function __construct(
        public readonly string $name,
        public readonly Coordinates $coordinates,
        public readonly array $openings,
    ) {
    }
}
