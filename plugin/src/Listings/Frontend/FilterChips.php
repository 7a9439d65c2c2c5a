<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\Openings\Domain\Specification;
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

    /**
     * Returns the term of the current archive, with the URL of all openings; null for other pages, and if lists have no
     * filter for its specification.
     *
     * @param list<Specification> $specifications
     */
    public static function createArchiveTerm(ListingOptions $options, array $specifications): ?FilterChipView
    {
        foreach ($specifications as $specification) {
            $taxonomy = $specification->taxonomy;
            $term = $options->fixedTerms[$taxonomy][0] ?? null;
            if ($term !== null && in_array($taxonomy, $options->display->taxonomyFilters, true) && is_tax($taxonomy)) {
                $all = OpeningsUrl::find();

                return new FilterChipView(
                    $specification->filterKey(),
                    $term->slug,
                    $specification->label,
                    $term->name,
                    $all !== '' ? $all : home_url('/'),
                );
            }
        }

        return null;
    }
}
