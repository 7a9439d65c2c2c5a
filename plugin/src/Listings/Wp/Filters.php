<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\FilterType;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Structured;
use CourantDesk\Listings\View\FilterView;
use CourantDesk\Listings\View\OptionView;
use CourantDesk\Listings\View\Words;

/** Decides what each filter of a bar offers. What is chosen always stays among it. */
final class Filters
{
    /** Least pay of a year, in whole units of each opening's own currency. */
    private const SALARIES = [20000, 30000, 40000, 50000, 60000, 80000, 100000, 150000];

    public function __construct(private readonly Specifications $specifications, private readonly FieldWords $words)
    {
    }

    /** @param Facets $all the numbers where nothing is chosen */
    public function specification(
        string $uid,
        Specification $specification,
        BlockOptions $options,
        ListingQuery $query,
        Facets $facets,
        Facets $all,
    ): FilterView {
        $taxonomy = $specification->taxonomy;
        $key = $specification->key();
        /**
         * The contract's filter: the words of a filter.
         *
         * @param string $label
         * @param string $taxonomy
         */
        $label = apply_filters('awsm_filter_label', $specification->label, $taxonomy);
        $label = is_string($label) ? $label : $specification->label;
        $chosen = $query->chosen[$taxonomy] ?? [];
        $ids = array_map(static fn (Term $term): int => $term->id, $chosen);
        $type = $options->look->bar->type($taxonomy);
        $single = $type === FilterType::Select;
        $counted = isset($facets->counts[$key]);
        $choices = [];
        foreach ($options->look->sorted($options->fixed[$taxonomy] ?? $this->specifications->terms($taxonomy)) as $term) {
            $selected = in_array($term->id, $ids, true);
            $slug = rawurldecode($term->slug);
            if ($selected || $options->look->bar->empty || $all->of($key, $slug) > 0) {
                $count = $counted ? $facets->of($key, $slug) : null;
                $choices[] = new OptionView($slug, $term->id, $term->name, $selected && (!$single || count($ids) === 1), $count);
            }
        }
        if ($single && count($chosen) > 1) {
            $names = implode(', ', array_map(static fn (Term $term): string => $term->name, $chosen));
            $choices[] = new OptionView($query->specs()[$key] ?? '', 0, $names, true);
        }

        return new FilterView(
            $key,
            $taxonomy,
            "awsm-$taxonomy-filter-option-$uid",
            $label,
            /* translators: %s: name of a specification, such as Job Category */
            sprintf(__('All %s', 'courant-desk'), $label),
            $choices,
            $type,
        );
    }

    /** @param string $key one of Structured::FILTERS */
    public function structured(string $uid, string $key, BlockOptions $options, ListingQuery $query, Facets $facets): FilterView
    {
        $salary = $key === Structured::SALARY;

        return new FilterView(
            $key,
            $key,
            "courant-$key-$uid",
            $salary ? __('Salary', 'courant-desk') : __('Work mode', 'courant-desk'),
            $salary ? __('Any salary', 'courant-desk') : __('Any work mode', 'courant-desk'),
            $salary ? self::salaries($query->structured->salary) : $this->modes($options, $query->structured->workModes, $facets),
            $salary ? FilterType::Select : $options->look->bar->type($key),
        );
    }

    public function sort(string $uid, BlockOptions $options, ListingQuery $query): FilterView
    {
        $own = $options->order;
        $orders = array_filter(
            Order::cases(),
            static fn (Order $order): bool => $order !== $own && ($order !== Order::Relevance || $options->look->search)
        );
        $choices = [new OptionView('', 0, Words::order($own), $query->sort === null)];
        foreach ($orders as $order) {
            $choices[] = new OptionView($order->sortName(), 0, Words::order($order), $query->sort === $order);
        }

        return new FilterView('sort', 'sort', "courant-sort-$uid", __('Sort by', 'courant-desk'), '', $choices);
    }

    /**
     * @param list<WorkMode> $chosen
     * @return list<OptionView>
     */
    private function modes(BlockOptions $options, array $chosen, Facets $facets): array
    {
        $single = $options->look->bar->type(Structured::WORK_MODE) === FilterType::Select;
        $choices = [];
        foreach (WorkMode::cases() as $mode) {
            $name = Structured::nameOf($mode);
            $selected = in_array($mode, $chosen, true) && (!$single || count($chosen) === 1);
            $choices[] = new OptionView($name, 0, $this->words->workMode($mode), $selected, $facets->of(Structured::WORK_MODE, $name));
        }
        if ($single && count($chosen) > 1) {
            $value = implode(',', array_map(Structured::nameOf(...), $chosen));
            $choices[] = new OptionView($value, 0, implode(', ', array_map($this->words->workMode(...), $chosen)), true);
        }

        return $choices;
    }

    /** @return list<OptionView> */
    private static function salaries(int $chosen): array
    {
        $steps = self::SALARIES;
        if ($chosen > 0 && !in_array($chosen, $steps, true)) {
            $steps[] = $chosen;
            sort($steps);
        }

        return array_map(
            static fn (int $step): OptionView => new OptionView((string) $step, 0, Words::atLeast($step), $step === $chosen),
            $steps
        );
    }
}
