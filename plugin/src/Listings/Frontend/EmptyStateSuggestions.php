<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SpellingSuggester;

/** Builds suggestions for an empty list: a corrected search term, and the same search with fewer criteria. */
final class EmptyStateSuggestions
{
    /** Number of filter values for which the same search without them is suggested. */
    private const MAX_VALUES = 3;

    public function __construct(private readonly SpellingSuggester $spellingSuggester)
    {
    }

    /** @return list<SuggestionView> closest match first; empty when the query has neither search terms nor filters */
    public function forQuery(ListingQuery $query, PageUrl $pageUrl): array
    {
        if (!$query->isFiltered()) {
            return [];
        }
        $parameters = $query->urlParameters();
        $suggestions = [];
        $correction = $query->search === '' ? '' : $this->spellingSuggester->suggest($query->search);
        if ($correction !== '') {
            $suggestions[] = new SuggestionView(
                /* translators: %s: a corrected search term */
                sprintf(__('Did you mean “%s”?', 'courant-desk'), $correction),
                $pageUrl->build(['jq' => $correction] + $parameters),
                'replace',
                $correction
            );
        }
        if ($query->search !== '' && $query->filterParameters() !== []) {
            $suggestions[] = new SuggestionView(
                /* translators: %s: search term */
                sprintf(__('Search for “%s” without filters', 'courant-desk'), $query->search),
                $pageUrl->build(array_diff_key($parameters, $query->filterParameters())),
                'filters'
            );
            $suggestions[] = new SuggestionView(
                __('Clear the search and keep the filters', 'courant-desk'),
                $pageUrl->build(array_diff_key($parameters, ['jq' => ''])),
                'search'
            );
        }
        array_push($suggestions, ...$this->withoutOneFilter($query, $pageUrl));
        $suggestions[] = new SuggestionView(__('Show all openings', 'courant-desk'), $pageUrl->build(), 'all');

        return $suggestions;
    }

    /** @return list<SuggestionView> empty for a single filter, without which the list shows all openings */
    private function withoutOneFilter(ListingQuery $query, PageUrl $pageUrl): array
    {
        $options = $query->chosenOptions();
        $parameters = $query->urlParameters();
        $suggestions = [];
        foreach (count($options) > 1 ? array_slice($options, 0, self::MAX_VALUES) : [] as $option) {
            $values = array_diff(explode(',', $parameters[$option['key']] ?? ''), [$option['value']]);
            $changed = [$option['key'] => implode(',', $values)] + $parameters;
            $suggestions[] = new SuggestionView(
                /* translators: %s: the value of a filter, such as the name of a city */
                sprintf(__('Search without “%s”', 'courant-desk'), $option['label']),
                $pageUrl->build(array_filter($changed, static fn (string $value): bool => $value !== '')),
                '',
                filterKey: $option['key'],
                filterValue: $option['value'],
            );
        }

        return $suggestions;
    }
}
