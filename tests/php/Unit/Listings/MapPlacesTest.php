<?php

declare(strict_types=1);

namespace CourantTests\Unit\Listings;

use CourantDesk\Listings\Domain\MapPlace;
use CourantDesk\Listings\Domain\MapPlaces;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\Coordinates;
use DateTimeImmutable;
use PHPUnit\Framework\TestCase;

final class MapPlacesTest extends TestCase
{
    private const TAXONOMY = 'job-location';

    public function testGroupsOpeningsByPlaceInTheOrderOfTheList(): void
    {
        $places = MapPlaces::group(
            [$this->opening(1, 11), $this->opening(2, 12), $this->opening(3, 11)],
            self::TAXONOMY,
            [11 => new Coordinates(54.32, 10.14), 12 => new Coordinates(53.87, 10.69)],
        );

        self::assertSame(['Place 11' => [1, 3], 'Place 12' => [2]], self::idsByName($places));
        self::assertSame('54.32, 10.14', $places[0]->coordinates->toText());
    }

    public function testTermsWithTheSameCoordinatesAreOnePlace(): void
    {
        $kiel = new Coordinates(54.32, 10.14);
        $places = MapPlaces::group(
            [$this->opening(1, 11), $this->opening(2, 12, 11)], self::TAXONOMY, [11 => $kiel, 12 => clone $kiel],
        );

        self::assertSame(['Place 11' => [1, 2]], self::idsByName($places));
    }

    public function testAnOpeningIsInEachOfItsPlacesAndCountedOnce(): void
    {
        $places = MapPlaces::group(
            [$this->opening(1, 11, 12), $this->opening(2, 12)],
            self::TAXONOMY,
            [11 => new Coordinates(1, 2), 12 => new Coordinates(3, 4)],
        );

        self::assertSame(['Place 11' => [1], 'Place 12' => [1, 2]], self::idsByName($places));
        self::assertSame(2, MapPlaces::countOpenings($places));
    }

    public function testOpeningsWithoutCoordinatesAreNotOnTheMap(): void
    {
        $openings = [$this->opening(1), $this->opening(2, 13)];

        self::assertSame([], MapPlaces::group($openings, self::TAXONOMY, [11 => new Coordinates(1, 2)]));
        self::assertSame([], MapPlaces::group($openings, '', [13 => new Coordinates(1, 2)]));
        self::assertSame(0, MapPlaces::countOpenings([]));
    }

    /**
     * @param list<MapPlace> $places
     * @return array<string, list<int>>
     */
    private static function idsByName(array $places): array
    {
        $ids = [];
        foreach ($places as $place) {
            $ids[$place->name] = array_map(static fn (Opening $opening): int => $opening->id, $place->openings);
        }

        return $ids;
    }

    private function opening(int $id, int ...$terms): Opening
    {
        $locations = array_map(
            static fn (int $term): Term => new Term($term, self::TAXONOMY, "place-$term", "Place $term"),
            array_values($terms),
        );

        return new Opening(
            id: $id,
            title: "Opening $id",
            url: "https://example.org/jobs/opening-$id/",
            status: 'publish',
            authorId: 1,
            published: new DateTimeImmutable('2026-11-01T09:00:00+01:00'),
            closing: null,
            isClosingShown: true,
            terms: $locations === [] ? [] : [self::TAXONOMY => $locations],
            places: [],
            remoteCountries: [],
            workMode: null,
            employmentTypes: [],
            salary: null,
            identifier: '',
        );
    }
}
