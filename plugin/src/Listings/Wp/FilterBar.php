<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Template;
use CourantDesk\Listings\Domain\Appearance;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\FilterType;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Structured;
use CourantDesk\Listings\View\ControlView;
use CourantDesk\Listings\View\FilterBarView;
use CourantDesk\Listings\View\FilterView;

/** Decides what stands in the filter bar of a block. */
final class FilterBar
{
    private readonly Filters $filters;

    public function __construct(
        private readonly Specifications $specifications,
        private readonly JobIndex $index,
        private readonly Template $template,
        private readonly Languages $languages,
        FieldWords $words,
    ) {
        $this->filters = new Filters($specifications, $words);
    }

    /**
     * @param string                $base where a request without script is sent back to
     * @param array<string, string> $atts what hooks are told of the block
     */
    public function view(string $uid, BlockOptions $options, ListingQuery $query, Facets $facets, string $base, array $atts): ?FilterBarView
    {
        $look = $options->look;
        $filters = $this->filters($uid, $options, $query, $facets, $atts);
        if (!$look->search && $filters === [] && !$look->sorts) {
            return null;
        }
        $formId = 'courant-listing-form-' . $uid;
        $hidden = ['lang' => $this->languages->current(), 'awsm_pagination_base' => $base];
        $hidden += $options->pagination->value === 'classic' ? ['paged' => '1'] : [];

        return new FilterBarView(
            $uid,
            $formId,
            admin_url('admin-ajax.php'),
            $look->search,
            $query->search,
            $look->searchPlaceholder !== '' ? $look->searchPlaceholder : __('Search openings', 'courant-desk'),
            $filters,
            array_map(fn (FilterView $filter): Html => $this->control($filter, $uid, $look), $filters),
            $look->sorts ? $this->control($this->filters->sort($uid, $options, $query), $uid, $look, $formId) : null,
            array_filter($hidden, static fn (string $value): bool => $value !== '') + ['action' => 'jobfilter'],
            $query->filters() !== [],
            $look->placement,
            $look->bar->counts,
            $look->twins,
        );
    }

    /** @param string $formId where the control stands outside of its form */
    private function control(FilterView $filter, string $uid, Appearance $look, string $formId = ''): Html
    {
        $template = $filter->type === FilterType::Checkboxes ? 'listings/filter-choices' : 'listings/filter-select';
        $counted = $look->bar->counts && array_filter($filter->options, static fn ($option): bool => $option->count !== null) !== [];

        return new Html($this->template->render($template, new ControlView(
            $filter,
            $formId,
            $counted ? 'courant-counts-' . $uid : '',
            $look->bar->counts,
            $look->placement === 'top',
            'courant-filters-' . $uid,
            $look->twins,
        )));
    }

    /**
     * @param array<string, string> $atts
     * @return list<FilterView> only those that leave something to choose
     */
    private function filters(string $uid, BlockOptions $options, ListingQuery $query, Facets $facets, array $atts): array
    {
        $taxonomies = $options->choices();
        /**
         * The contract's filter: whether the filters are shown.
         *
         * @param bool                  $visible
         * @param array<string, string> $atts
         */
        $visible = apply_filters('awsm_is_job_filters_visible', $taxonomies !== [] || $options->look->structured !== [], $atts);
        /**
         * The contract's filter: which specifications are filters.
         *
         * @param list<string>          $taxonomies
         * @param array<string, string> $atts
         */
        $active = apply_filters('awsm_active_job_filters', $taxonomies, $atts);
        if ($visible !== true || !is_array($active)) {
            return [];
        }
        $known = [];
        foreach ($this->specifications->all() as $specification) {
            $known[$specification->taxonomy] = $specification;
        }
        $active = array_values(array_filter($active, static fn (mixed $one): bool => is_string($one) && isset($known[$one])));
        // What the block offers to who has chosen nothing: of that nothing goes away by choosing (Rulings 11).
        $all = $query->isNarrowed() ? $this->index->facets(ListingQuery::fromArray([], $options, $this->specifications)) : $facets;
        $filters = [];
        foreach ($active as $taxonomy) {
            $filters[] = $this->filters->specification($uid, $known[$taxonomy], $options, $query, $facets, $all);
        }
        foreach ($options->look->structured as $key) {
            if ($key !== Structured::WORK_MODE || array_sum($all->counts[$key] ?? []) > 0) {
                $filters[] = $this->filters->structured($uid, $key, $options, $query, $facets);
            }
        }

        return array_values(array_filter($filters, static fn (FilterView $filter): bool => $filter->options !== []));
    }
}
