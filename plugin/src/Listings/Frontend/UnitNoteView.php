<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\SearchIndex\Domain\ChosenFilter;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\MinimumFilter;

/** View model of the note about openings that a minimum does not compare, because they are paid in other currencies. */
final class UnitNoteView
{
    private function __construct(
        public readonly string $text,
        /** URL of the same list without the filter. */
        public readonly string $url,
        public readonly string $filterKey,
        public readonly string $filterValue,
    ) {
    }

    /** Returns whether the query has a minimum in one of several units, so that forQuery() needs facets. */
    public static function isNeeded(ListingQuery $query): bool
    {
        return self::findFilter($query) !== null;
    }

    /** Returns null if the minimum compares all openings that match the other filters. */
    public static function forQuery(ListingQuery $query, ?Facets $facets, PageUrl $pageUrl): ?self
    {
        $chosen = self::findFilter($query);
        $filter = $chosen?->filter;
        if ($facets === null || $chosen === null || !$filter instanceof MinimumFilter) {
            return null;
        }
        $counts = array_filter(
            $facets->counts[$filter->unitFacet()] ?? [],
            static fn (int $count): bool => $count > 0,
        );
        $value = $chosen->values[0];
        unset($counts[$filter->unitOf($value)]);
        $total = array_sum($counts);
        /* translators: 1: number of openings, 2: currencies, such as "CHF, PLN" */
        $format = _n(
            '%1$s opening that matches the other filters is paid in another currency (%2$s) and is not compared.',
            '%1$s openings that match the other filters are paid in another currency (%2$s) and are not compared.',
            $total,
            'courant-desk',
        );

        return $total === 0 ? null : new self(
            sprintf($format, number_format_i18n($total), implode(', ', array_keys($counts))),
            $pageUrl->build($query->withoutOption($filter->key(), $value)->urlParameters()),
            $filter->key(),
            $value,
        );
    }

    private static function findFilter(ListingQuery $query): ?ChosenFilter
    {
        foreach ($query->attributeFilters as $chosen) {
            if ($chosen->filter instanceof MinimumFilter && $chosen->filter->unitOf($chosen->values[0]) !== '') {
                return $chosen;
            }
        }

        return null;
    }
}
