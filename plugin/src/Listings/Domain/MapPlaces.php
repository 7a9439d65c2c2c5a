<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\SearchIndex\Domain\Coordinates;

/** Groups the openings of a listing by the places that a map shows. */
final class MapPlaces
{
    /** Openings after these are only in the list. */
    public const MAX_OPENINGS = 500;

    /**
     * Returns the places in the order of their first opening. Terms with the same coordinates, such as "Kiel" and
     * "Kiel, Germany", are one place with the name of the first, because markers at one point would cover each other.
     * An opening with several locations is in each of their places, once.
     *
     * @param list<Opening> $openings in the order of the list
     * @param string $taxonomy the location specification
     * @param array<int, Coordinates> $coordinates by term ID
     * @return list<MapPlace>
     */
    public static function group(array $openings, string $taxonomy, array $coordinates): array
    {
        $names = $points = $groups = [];
        foreach ($openings as $opening) {
            foreach ($opening->terms[$taxonomy] ?? [] as $term) {
                $point = $coordinates[$term->id] ?? null;
                if ($point !== null) {
                    $key = $point->toText();
                    $names[$key] ??= $term->name;
                    $points[$key] ??= $point;
                    $groups[$key][$opening->id] = $opening;
                }
            }
        }
        $places = [];
        foreach ($groups as $key => $group) {
            $places[] = new MapPlace($names[$key], $points[$key], array_values($group));
        }

        return $places;
    }

    /**
     * Returns the number of openings in these places, each counted once.
     *
     * @param list<MapPlace> $places
     */
    public static function countOpenings(array $places): int
    {
        $ids = [];
        foreach ($places as $place) {
            foreach ($place->openings as $opening) {
                $ids[$opening->id] = true;
            }
        }

        return count($ids);
    }
}
