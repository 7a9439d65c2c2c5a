<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents a point on Earth, in degrees. */
final class Coordinates
{
    private const EARTH_RADIUS_KM = 6371.0088;
    private const PATTERN = '/^\s*([+-]?\d{1,2}(?:\.\d{1,8})?)\s*[,;]\s*([+-]?\d{1,3}(?:\.\d{1,8})?)\s*$/';

    public function __construct(public readonly float $latitude, public readonly float $longitude)
    {
    }

    /** Parses "52.52, 13.405"; returns null for other text and for numbers outside -90 to 90 and -180 to 180. */
    public static function fromText(string $text): ?self
    {
        if (preg_match(self::PATTERN, $text, $match) !== 1) {
            return null;
        }
        $point = new self((float) $match[1], (float) $match[2]);

        return abs($point->latitude) <= 90 && abs($point->longitude) <= 180 ? $point : null;
    }

    public function toText(): string
    {
        return round($this->latitude, 5) . ', ' . round($this->longitude, 5);
    }

    /** Returns the length of the shortest path on a sphere, by the haversine formula, which is exact near 0 as well. */
    public function kilometersTo(self $other): float
    {
        $latitude = sin(deg2rad($other->latitude - $this->latitude) / 2);
        $longitude = sin(deg2rad($other->longitude - $this->longitude) / 2);
        $chord = $latitude ** 2
            + cos(deg2rad($this->latitude)) * cos(deg2rad($other->latitude)) * $longitude ** 2;

        return 2 * self::EARTH_RADIUS_KM * asin(min(1.0, sqrt($chord)));
    }
}
