<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\FilterType;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;

/** Builds the view models of filters and of the sort control. Selected options are always included. */
final class FilterViewBuilder
{
    /** Minimum yearly salaries in whole units of each opening's currency. */
    private const SALARY_STEPS = [20000, 30000, 40000, 50000, 60000, 80000, 100000, 150000];

    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly FieldLabels $fieldLabels,
    ) {
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
         */
        $label = apply_filters('awsm_filter_label', $specification->label, $taxonomy);
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
            allLabel: sprintf(__('All %s', 'courant-desk'), $label),
            options: $choices,
            type: $type,
        );
    }

    /** @param string $key one of AttributeFilters::KEYS */
    public function buildAttributeFilter(
        string $uid,
        string $key,
        ListingOptions $options,
        ListingQuery $query,
        Facets $facets,
    ): FilterView {
        $salary = $key === AttributeFilters::MIN_SALARY;

        return new FilterView(
            key: $key,
            taxonomy: $key,
            id: "courant-$key-$uid",
            label: $salary ? __('Salary', 'courant-desk') : __('Work mode', 'courant-desk'),
            allLabel: $salary ? __('Any salary', 'courant-desk') : __('Any work mode', 'courant-desk'),
            options: $salary
                ? self::salaryOptions($query->attributeFilters->minSalary)
                : $this->workModeOptions($options, $query->attributeFilters->workModes, $facets),
            type: $salary ? FilterType::Select : $options->display->filterBar->type($key),
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
     * @param list<WorkMode> $chosen
     * @return list<FilterOptionView>
     */
    private function workModeOptions(ListingOptions $options, array $chosen, Facets $facets): array
    {
        $single = $options->display->filterBar->type(AttributeFilters::WORK_MODE) === FilterType::Select;
        $choices = [];
        foreach (WorkMode::cases() as $mode) {
            $name = AttributeFilters::workModeName($mode);
            $selected = in_array($mode, $chosen, true) && (!$single || count($chosen) === 1);
            $choices[] = new FilterOptionView(
                $name,
                0,
                $this->fieldLabels->workMode($mode),
                $selected,
                $facets->count(AttributeFilters::WORK_MODE, $name),
            );
        }
        if ($single && count($chosen) > 1) {
            $value = implode(',', array_map(AttributeFilters::workModeName(...), $chosen));
            $choices[] = new FilterOptionView(
                $value,
                0,
                implode(', ', array_map($this->fieldLabels->workMode(...), $chosen)),
                true,
            );
        }

        return $choices;
    }

    /** @return list<FilterOptionView> */
    private static function salaryOptions(int $chosen): array
    {
        $steps = self::SALARY_STEPS;
        if ($chosen > 0 && !in_array($chosen, $steps, true)) {
            $steps[] = $chosen;
            sort($steps);
        }

        return array_map(
            static fn (int $step): FilterOptionView
                => new FilterOptionView((string) $step, 0, ListingLabels::minSalary($step), $step === $chosen),
            $steps
        );
    }
}
