<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/**
 * What comes after the openings that a visitor already sees, though the list has moved on since: a page may have been
 * kept in a cache for hours. Nothing comes twice, and nothing is passed over because something above it has closed.
 */
final class Continuation
{
    public const FIELD = 'courant_shown';
    private const MOST = 1000;

    /** So many pages before and after the page wanted are looked at. */
    private const PAGES = 2;

    /**
     * @param mixed $raw ids joined by commas
     * @return list<int>
     */
    public static function shown(mixed $raw): array
    {
        $ids = [];
        foreach (array_slice(explode(',', Text::line($raw, self::MOST * 12)), 0, self::MOST) as $id) {
            if (preg_match('/^[1-9]\d{0,17}$/', $id) === 1) {
                $ids[] = (int) $id;
            }
        }

        return $ids;
    }

    /**
     * @param ListingQuery $query about the next page
     * @param list<int>    $shown see shown()
     */
    public static function find(JobIndex $index, ListingQuery $query, array $shown): ListingPage
    {
        $around = $query->spanning(max(1, $query->page - self::PAGES), $query->page + self::PAGES);
        $window = $index->find($around);
        $known = array_flip($shown);
        $last = -1;
        foreach ($window->ids as $place => $id) {
            $last = isset($known[$id]) ? $place : $last;
        }
        if ($last < 0) {
            return $index->find($query);
        }
        $ids = array_slice($window->ids, $last + 1, $query->perPage);
        $passed = $around->offset() + $last + 1 + count($ids);

        return new ListingPage($ids, $window->total, $query->page, $query->perPage, $passed < $window->total);
    }
}
