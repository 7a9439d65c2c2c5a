<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\SearchIndex\Domain\ListingQuery;

/** Creates the chips for the selected options and the search, each with the URL of the listing without it. */
final class FilterChips
{
    /** @return list<FilterChipView> */
    public static function create(FilterBarView $bar, ListingQuery $query, PageUrl $pageUrl): array
    {
        $parameters = $query->urlParameters();
        $chips = [];
        if ($bar->showsSearch && $query->search !== '') {
            $url = $pageUrl->build(array_diff_key($parameters, ['jq' => '']));
            $chips[] = new FilterChipView(
                'jq',
                $query->search,
                __('Search', 'courant-desk'),
                '“' . $query->search . '”',
                $url,
            );
        }
        foreach ($bar->filters as $filter) {
            $values = explode(',', $parameters[$filter->key] ?? '');
            foreach ($filter->chosenOptions() as $option) {
                $remaining = implode(',', array_diff($values, explode(',', $option->value)));
                $others = array_replace($parameters, [$filter->key => $remaining]);
                $chips[] = new FilterChipView(
                    $filter->key,
                    $option->value,
                    $filter->label,
                    $option->label,
                    $pageUrl->build(array_filter($others, static fn (string $value): bool => $value !== ''))
                );
            }
        }

        return $chips;
    }
}
