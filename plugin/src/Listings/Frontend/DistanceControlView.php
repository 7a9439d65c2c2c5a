<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of the fields of the filter by distance. */
final class DistanceControlView
{
    /** @param list<string> $suggestions names of places with openings */
    public function __construct(
        public readonly int $distance,
        public readonly int $maxDistance,
        /** `km` or `mi`. */
        public readonly string $unit,
        public readonly string $place,
        /** Whether the place that a visitor has entered is known. */
        public readonly bool $isPlaceKnown,
        /** Format of the chip, with placeholders for distance and place. */
        public readonly string $labelFormat,
        public readonly array $suggestions,
    ) {
    }
}
