<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Base of the filter by distance from a place, with what its fields need. */
abstract class NearbyFilter extends TermFilter
{
    public const KEY = 'near';
    public const DEFAULT_DISTANCE = 25;
    public const MAX_DISTANCE = 1000;

    protected const VALUE_PATTERN = '/^(\d{1,5})\s*(km|mi)\s+(.+)$/iu';

    /** Returns the format of option labels, with placeholders for distance and place. */
    abstract public function labelFormat(string $unit): string;

    /** Returns the unit of distances on this site: `km` or `mi`. */
    abstract public function unit(): string;

    /** @return list<string> names of places with openings */
    abstract public function suggestedNames(): array;

    /** Returns whether the place of a value is known. */
    abstract public function isPlaceKnown(string $value): bool;

    /**
     * Returns larger distances around the same place, within which there are more places than within the smaller ones.
     *
     * @return list<string> values
     */
    abstract public function widerValues(string $value): array;

    /** Returns the value with the place of this site whose name is similar to an unknown one; '' without one. */
    abstract public function correctedValue(string $value): string;

    /**
     * Splits a value of parse().
     *
     * @return array{int, string, string} distance, unit and place
     */
    public static function split(string $value): array
    {
        return preg_match(self::VALUE_PATTERN, $value, $match) === 1
            ? [(int) $match[1], $match[2], $match[3]]
            : [self::DEFAULT_DISTANCE, 'km', ''];
    }
}
