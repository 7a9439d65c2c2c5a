<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\SearchIndex\Domain\ChosenFilter;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\MinimumFilter;

/**
 * View model of the note about openings that a minimum does not compare: they are paid in other currencies, or do not
 * state their pay.
 */
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

    /** Returns the key of the minimum of a field with units, whose facets forQuery() needs; null without one. */
    public static function findFilterKey(ListingQuery $query): ?string
    {
        return self::findFilter($query)?->filter->key();
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
        $unstated = $counts[MinimumFilter::WITHOUT_UNIT] ?? 0;
        unset($counts[MinimumFilter::WITHOUT_UNIT], $counts[$filter->unitOf($value)]);
        // Without a unit, all openings with a number are compared.
        $text = self::createText($filter->unitOf($value) === '' ? [] : $counts, $unstated);

        return $text === '' ? null : new self(
            $text,
            $pageUrl->build($query->withoutOption($filter->key(), $value)->urlParameters()),
            $filter->key(),
            $value,
        );
    }

    /** @param array<array-key, int> $counts openings in other currencies, by currency */
    private static function createText(array $counts, int $unstated): string
    {
        $total = array_sum($counts);
        /* translators: 1: number of openings, 2: currencies, such as "CHF, PLN" */
        $inOthers = _n(
            '%1$s opening that matches the other filters is paid in another currency (%2$s) and is not compared.',
            '%1$s openings that match the other filters are paid in another currency (%2$s) and are not compared.',
            $total,
            'courant-desk',
        );
        $others = sprintf($inOthers, number_format_i18n($total), implode(', ', array_keys($counts)));
        $withoutPay = $total > 0
            /* translators: %s: number of openings; follows a sentence about openings that match the other filters */
            ? _n(
                '%s opening does not state pay and is left out.',
                '%s openings do not state pay and are left out.',
                $unstated,
                'courant-desk',
            )
            /* translators: %s: number of openings */
            : _n(
                '%s opening that matches the other filters does not state pay and is left out.',
                '%s openings that match the other filters do not state pay and are left out.',
                $unstated,
                'courant-desk',
            );

        return implode(' ', [
            ...($total > 0 ? [$others] : []),
            ...($unstated > 0 ? [sprintf($withoutPay, number_format_i18n($unstated))] : []),
        ]);
    }

    private static function findFilter(ListingQuery $query): ?ChosenFilter
    {
        foreach ($query->attributeFilters as $chosen) {
            if ($chosen->filter instanceof MinimumFilter && $chosen->filter->unitFacet() !== '') {
                return $chosen;
            }
        }

        return null;
    }
}
