<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\NearbyFilter;
use CourantDesk\SearchIndex\Domain\SpellingSuggester;

/**
 * Builds suggestions for an empty list: a corrected search term or city, a larger distance, and the same search with
 * fewer criteria. Only those with results are suggested.
 */
final class EmptyStateSuggestions
{
    /** Number of filter values without which the same search is tried. */
    private const MAX_VALUES = 4;

    public function __construct(
        private readonly SpellingSuggester $spellingSuggester,
        private readonly JobIndex $index,
    ) {
    }

    /** @return list<SuggestionView> closest match first; empty when the query has neither search terms nor filters */
    public function forQuery(ListingQuery $query, PageUrl $pageUrl): array
    {
        if (!$query->isFiltered()) {
            return [];
        }

        return [
            ...$this->corrections($query, $pageUrl),
            ...$this->nearby($query, $pageUrl),
            ...$this->withoutSearchOrFilters($query, $pageUrl),
            ...$this->withoutOneFilter($query, $pageUrl),
            new SuggestionView(__('Show all openings', 'courant-desk'), $pageUrl->build(), 'all'),
        ];
    }

    /** @return list<SuggestionView> at most one */
    private function corrections(ListingQuery $query, PageUrl $pageUrl): array
    {
        $correction = $query->search === '' ? '' : $this->spellingSuggester->suggest($query->search);
        if ($correction === '' || $this->count($query->withSearch($correction)) === 0) {
            return [];
        }

        return [new SuggestionView(
            /* translators: %s: a corrected search term */
            sprintf(__('Did you mean “%s”?', 'courant-desk'), $correction),
            $pageUrl->build(['jq' => $correction] + $query->urlParameters()),
            'replace',
            $correction,
        )];
    }

    /**
     * Suggests a place with a similar name for an unknown one, and otherwise a larger distance.
     *
     * @return list<SuggestionView> at most one
     */
    private function nearby(ListingQuery $query, PageUrl $pageUrl): array
    {
        foreach ($query->attributeFilters as $chosen) {
            $filter = $chosen->filter;
            if (!$filter instanceof NearbyFilter) {
                continue;
            }
            $value = $chosen->values[0];
            $isKnown = $filter->isPlaceKnown($value);
            $corrected = $isKnown ? '' : $filter->correctedValue($value);
            $tried = match (true) {
                $isKnown => $filter->widerValues($value),
                $corrected === '' => [],
                default => [$corrected, ...$filter->widerValues($corrected)],
            };
            foreach ($tried as $other) {
                $changed = $query->withReplacedValue($filter->key(), $value, $other);
                $count = $this->count($changed);
                if ($count > 0) {
                    return [new SuggestionView(
                        $isKnown
                            ? sprintf(
                                /* translators: 1: distance and place, such as "50 km around Kiel", 2: number of openings */
                                __('Increase the distance: %1$s (%2$s)', 'courant-desk'),
                                $filter->optionLabel($other),
                                number_format_i18n($count),
                            )
                            /* translators: %s: a corrected search term */
                            : sprintf(__('Did you mean “%s”?', 'courant-desk'), NearbyFilter::split($other)[2]),
                        $pageUrl->build($changed->urlParameters()),
                        'link',
                    )];
                }
            }
        }

        return [];
    }

    /** @return list<SuggestionView> empty unless the query has both */
    private function withoutSearchOrFilters(ListingQuery $query, PageUrl $pageUrl): array
    {
        if ($query->search === '' || $query->filterParameters() === []) {
            return [];
        }
        $suggestions = [];
        $withoutFilters = $query->withoutFilters();
        $count = $this->count($withoutFilters);
        if ($count > 0) {
            $suggestions[] = new SuggestionView(
                sprintf(
                    /* translators: 1: search term, 2: number of openings */
                    __('Search for “%1$s” without filters (%2$s)', 'courant-desk'),
                    $query->search,
                    number_format_i18n($count),
                ),
                $pageUrl->build($withoutFilters->urlParameters()),
                'filters',
            );
        }
        $withoutSearch = $query->withSearch('');
        $count = $this->count($withoutSearch);
        if ($count > 0) {
            $suggestions[] = new SuggestionView(
                /* translators: %s: number of openings */
                sprintf(__('Clear the search and keep the filters (%s)', 'courant-desk'), number_format_i18n($count)),
                $pageUrl->build($withoutSearch->urlParameters()),
                'search',
            );
        }

        return $suggestions;
    }

    /** @return list<SuggestionView> empty for a single filter, without which the list shows all openings */
    private function withoutOneFilter(ListingQuery $query, PageUrl $pageUrl): array
    {
        $options = $query->chosenOptions();
        $suggestions = [];
        foreach (count($options) > 1 ? array_slice($options, 0, self::MAX_VALUES) : [] as $option) {
            $changed = $query->withoutOption($option['key'], $option['value']);
            $count = $this->count($changed);
            if ($count > 0) {
                $suggestions[] = new SuggestionView(
                    sprintf(
                        /* translators: 1: the value of a filter, such as the name of a city, 2: number of openings */
                        __('Without %1$s (%2$s)', 'courant-desk'),
                        $option['label'],
                        number_format_i18n($count),
                    ),
                    $pageUrl->build($changed->urlParameters()),
                    '',
                    filterKey: $option['key'],
                    filterValue: $option['value'],
                );
            }
        }

        return $suggestions;
    }

    private function count(ListingQuery $query): int
    {
        return $this->index->find($query)->total;
    }
}
