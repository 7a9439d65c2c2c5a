<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\Coordinates;
use PHPUnit\Framework\TestCase;

final class CoordinatesTest extends TestCase
{
    private const EARTH_RADIUS_KM = 6371.0088;

    /** Compares with the angle between vectors, which has no special cases at poles and the antimeridian. */
    public function testDistancesOfRandomPointsAreExact(): void
    {
        mt_srand(27);
        $points = [new Coordinates(90, 0), new Coordinates(-90, 17), new Coordinates(0, 180), new Coordinates(0, -180)];
        while (count($points) < 5000) {
            $points[] = match (count($points) % 4) {
                0 => new Coordinates(mt_rand(89000, 90000) / 1000, mt_rand(-180000, 180000) / 1000),
                1 => new Coordinates(mt_rand(-60000, 60000) / 1000, mt_rand(179000, 180000) / 1000),
                2 => new Coordinates(mt_rand(-60000, 60000) / 1000, mt_rand(-180000, -179000) / 1000),
                default => new Coordinates(mt_rand(-90000, 90000) / 1000, mt_rand(-180000, 180000) / 1000),
            };
        }
        $maxDifference = 0.0;
        foreach ($points as $number => $point) {
            $other = $points[($number * 31 + 7) % count($points)];
            $difference = abs($point->kilometersTo($other) - self::vectorDistance($point, $other));
            $maxDifference = max($maxDifference, $difference);
        }

        self::assertLessThan(0.001, $maxDifference, 'kilometers');
        self::assertEqualsWithDelta(0.0, (new Coordinates(0, 180))->kilometersTo(new Coordinates(0, -180)), 1e-6);
        self::assertEqualsWithDelta(0.0, (new Coordinates(90, 5))->kilometersTo(new Coordinates(90, -140)), 1e-6);
    }

    public function testParsesDegreesOnly(): void
    {
        self::assertSame('52.52, 13.405', Coordinates::fromText(' 52.520,13.405 ')?->toText());
        self::assertSame('-33.9, -180', Coordinates::fromText('-33.9; -180')?->toText());
        foreach (['', 'Kiel', '91, 0', '0, 181', '52,5, 13,4', '52.52'] as $text) {
            self::assertNull(Coordinates::fromText($text), $text);
        }
    }

    private static function vectorDistance(Coordinates $point, Coordinates $other): float
    {
        [$ax, $ay, $az] = self::vector($point);
        [$bx, $by, $bz] = self::vector($other);
        $cross = sqrt(
            ($ay * $bz - $az * $by) ** 2 + ($az * $bx - $ax * $bz) ** 2 + ($ax * $by - $ay * $bx) ** 2
        );

        return self::EARTH_RADIUS_KM * atan2($cross, $ax * $bx + $ay * $by + $az * $bz);
    }

    /** @return array{float, float, float} */
    private static function vector(Coordinates $point): array
    {
        $latitude = deg2rad($point->latitude);
        $longitude = deg2rad($point->longitude);

        return [cos($latitude) * cos($longitude), cos($latitude) * sin($longitude), sin($latitude)];
    }
}
