<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Settings of the search by distance. */
interface DistanceSettings
{
    /** Returns `km`, `mi`, or '' when visitors cannot filter by distance. */
    public function distanceUnit(): string;

    /** Returns the specifications that are equivalent to the structured fields. */
    public function specificationMapping(): SpecificationMapping;
}
