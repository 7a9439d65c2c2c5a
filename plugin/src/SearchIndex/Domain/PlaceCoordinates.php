<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Finds the coordinates of the terms of the location specification. */
interface PlaceCoordinates
{
    /** Returns the location specification, '' for none. */
    public function taxonomy(): string;

    /** Returns whether any location has coordinates. */
    public function hasPlaces(): bool;

    /**
     * @param list<int> $terms IDs
     * @return array<int, Coordinates> by ID; terms without coordinates are missing
     */
    public function findCoordinates(array $terms): array;
}
