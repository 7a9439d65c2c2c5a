<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingPage;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/**
 * Finds the openings after those that a visitor already sees, even if the list has changed since then: page caches may
 * serve a page for hours. Openings are neither repeated nor skipped when one above them closes.
 */
final class NextPageFinder
{
    public const SHOWN_IDS_FIELD = 'courant_shown';
    private const MAX_IDS = 1000;

    /** Number of pages before and after the requested page that are searched for the last visible opening. */
    private const SURROUNDING_PAGES = 2;

    /**
     * @param mixed $raw comma-separated ids
     * @return list<int>
     */
    public static function parseShownIds(mixed $raw): array
    {
        $ids = [];
        foreach (
            array_slice(explode(',', TextFieldSanitizer::sanitize($raw, self::MAX_IDS * 12)), 0, self::MAX_IDS) as $id
        ) {
            if (preg_match('/^[1-9]\d{0,17}$/', $id) === 1) {
                $ids[] = (int) $id;
            }
        }

        return $ids;
    }

    /**
     * @param ListingQuery $query for the next page
     * @param list<int>    $shown ids of the visible openings, see parseShownIds()
     */
    public static function find(JobIndex $index, ListingQuery $query, array $shown): ListingPage
    {
        $around = $query->withPageRange(
            max(1, $query->lastPage - self::SURROUNDING_PAGES),
            $query->lastPage + self::SURROUNDING_PAGES,
        );
        $window = $index->find($around);
        $known = array_flip($shown);
        $last = -1;
        foreach ($window->ids as $position => $id) {
            $last = isset($known[$id]) ? $position : $last;
        }
        if ($last < 0) {
            return $index->find($query);
        }
        $ids = array_slice($window->ids, $last + 1, $query->perPage);
        $passed = $around->offset() + $last + 1 + count($ids);

        return new ListingPage($ids, $window->total, $query->lastPage, $query->perPage, $passed < $window->total);
    }
}
