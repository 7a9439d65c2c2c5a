<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\FilterType;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\ChoiceFilter;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\MinimumFilter;
use CourantDesk\SearchIndex\Domain\NearbyFilter;
use CourantDesk\SearchIndex\Domain\SortOrder;

/** Builds the view models of filters and of the sort control. Selected options are always included. */
final class FilterViewBuilder
{
    public function __construct(private readonly SpecificationRepository $specifications)
    {
    }

    /** @param Facets $all counts without any filter */
    public function buildSpecificationFilter(
        string $uid,
        Specification $specification,
        ListingOptions $options,
        ListingQuery $query,
        Facets $facets,
        Facets $all,
    ): FilterView {
        $taxonomy = $specification->taxonomy;
        $key = $specification->filterKey();
        /**
         * Filters the label of a filter.
         *
         * @since 0.1.0
         *
         * @param string $label
         * @param string $taxonomy
         * @param \WP_Taxonomy|false $details
         */
        $label = apply_filters('awsm_filter_label', $specification->label, $taxonomy, get_taxonomy($taxonomy));
        $label = is_string($label) ? $label : $specification->label;
        $chosen = $query->chosenTerms[$taxonomy] ?? [];
        $ids = array_map(static fn (Term $term): int => $term->id, $chosen);
        $type = $options->display->filterBar->type($taxonomy);
        $single = $type === FilterType::Select;
        $counted = isset($facets->counts[$key]);
        $choices = [];
        foreach (
            $options->display->sortTerms(
                $options->fixedTerms[$taxonomy] ?? $this->specifications->findTerms($taxonomy)
            ) as $term
        ) {
            $selected = in_array($term->id, $ids, true);
            $slug = rawurldecode($term->slug);
            if ($selected || $options->display->filterBar->showsEmptyOptions || $all->count($key, $slug) > 0) {
                $count = $counted ? $facets->count($key, $slug) : null;
                $choices[] = new FilterOptionView(
                    $slug,
                    $term->id,
                    $term->name,
                    $selected && (!$single || count($ids) === 1),
                    $count,
                );
            }
        }
        if ($single && count($chosen) > 1) {
            $names = implode(', ', array_map(static fn (Term $term): string => $term->name, $chosen));
            $choices[] = new FilterOptionView($query->specificationParameters()[$key] ?? '', 0, $names, true);
        }

        return new FilterView(
            key: $key,
            taxonomy: $taxonomy,
            id: "awsm-$taxonomy-filter-option-$uid",
            label: $label,
            /* translators: %s: name of a specification, such as Job Category */
            allLabel: sprintf(__('Any %s', 'courant-desk'), $label),
            options: $choices,
            type: $type,
        );
    }

    /** @param Facets $all counts without any filter */
    public function buildAttributeFilter(
        string $uid,
        AttributeFilter $filter,
        ListingOptions $options,
        ListingQuery $query,
        Facets $facets,
        Facets $all,
    ): FilterView {
        $key = $filter->key();
        $isChoice = $filter instanceof ChoiceFilter;
        $type = $isChoice ? $options->display->filterBar->type($key) : FilterType::Select;

        return new FilterView(
            key: $key,
            taxonomy: $key,
            id: "courant-$key-$uid",
            label: $filter->label(),
            allLabel: $filter->allLabel(),
            options: self::attributeOptions(
                $filter,
                $query->chosenValues($filter),
                $type === FilterType::Select,
                $isChoice || isset($facets->counts[$key]) ? $facets : null,
                $isChoice ? null : $all->counts[$key] ?? null,
            ),
            type: $type,
            distance: $filter instanceof NearbyFilter
                ? self::distanceControl($filter, $query->chosenValues($filter)[0] ?? '')
                : null,
        );
    }

    private static function distanceControl(NearbyFilter $filter, string $value): DistanceControlView
    {
        [$distance, $unit, $place] = NearbyFilter::split($value);
        $unit = $place === '' ? $filter->unit() : $unit;

        return new DistanceControlView(
            distance: $distance,
            maxDistance: NearbyFilter::MAX_DISTANCE,
            unit: $unit,
            place: $place,
            isPlaceKnown: $place === '' || $filter->isPlaceKnown($value),
            labelFormat: $filter->labelFormat($unit),
            suggestions: $filter->suggestedNames(),
        );
    }

    public function buildSortControl(string $uid, ListingOptions $options, ListingQuery $query): FilterView
    {
        $defaultOrder = $options->sortOrder;
        $orders = array_filter(
            SortOrder::cases(),
            static fn (SortOrder $order): bool => $order !== $defaultOrder
                && ($order !== SortOrder::Relevance || $options->display->showsSearch)
        );
        $choices = [
            new FilterOptionView('', 0, ListingLabels::sortOrder($defaultOrder), $query->chosenSortOrder === null),
        ];
        foreach ($orders as $order) {
            $choices[] = new FilterOptionView(
                $order->parameter(),
                0,
                ListingLabels::sortOrder($order),
                $query->chosenSortOrder === $order,
                isDisabled: $order === SortOrder::Relevance && $query->search === '',
            );
        }

        return new FilterView(
            key: 'sort',
            taxonomy: 'sort',
            id: "courant-sort-$uid",
            label: __('Sort by', 'courant-desk'),
            allLabel: '',
            options: $choices
        );
    }

    /**
     * @param list<string> $chosen
     * @param bool         $single whether the control takes a single value; an option of its own represents several
     * @param Facets|null  $facets null for options without counts
     * @param array<array-key, int>|null $all counts without any filter, of which options with 0 are left out; null to
     *     show all options
     * @return list<FilterOptionView>
     */
    private static function attributeOptions(
        AttributeFilter $filter,
        array $chosen,
        bool $single,
        ?Facets $facets,
        ?array $all,
    ): array {
        $choices = [];
        $values = $filter->options($chosen);
        $isReduced = $all !== null && $filter instanceof MinimumFilter;
        $unneeded = $isReduced ? self::unneededSteps($filter, $values, $all) : [];
        foreach (array_diff($values, array_diff($unneeded, $chosen)) as $value) {
            $choices[] = new FilterOptionView(
                $value,
                0,
                $filter->optionLabel($value),
                in_array($value, $chosen, true) && (!$single || count($chosen) === 1),
                $facets?->find($filter->key(), $value),
            );
        }
        if ($single && count($chosen) > 1) {
            $labels = array_map($filter->optionLabel(...), $chosen);
            $choices[] = new FilterOptionView(implode(',', $chosen), 0, implode(', ', $labels), true);
        }

        return $choices;
    }

    /**
     * Returns the steps of a minimum without openings, and those with the same openings as the next step.
     *
     * @param list<string> $values ascending in each unit
     * @param array<array-key, int> $all counts without any filter
     * @return list<string>
     */
    private static function unneededSteps(MinimumFilter $filter, array $values, array $all): array
    {
        $unneeded = [];
        $counted = array_values(array_filter($values, static fn (string $value): bool => isset($all[$value])));
        foreach ($counted as $number => $value) {
            $next = $counted[$number + 1] ?? '';
            $hasNext = $next !== '' && $filter->unitOf($next) === $filter->unitOf($value);
            if ($all[$value] === 0 || ($hasNext && $all[$next] === $all[$value])) {
                $unneeded[] = $value;
            }
        }

        return $unneeded;
    }
}
