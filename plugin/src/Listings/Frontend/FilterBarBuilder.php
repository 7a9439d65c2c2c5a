<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Listings\Domain\FilterType;
use CourantDesk\Listings\Domain\ListingDisplayOptions;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\ChoiceFilter;
use CourantDesk\SearchIndex\Domain\Facets;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;

/** Builds the view model of the filter bar of a listing block. */
final class FilterBarBuilder
{
    private readonly FilterViewBuilder $filterBuilder;

    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
        private readonly ListingQueryParser $queries,
        private readonly JobIndex $index,
        private readonly TemplateRenderer $template,
        private readonly Languages $languages,
    ) {
        $this->filterBuilder = new FilterViewBuilder($specifications);
    }

    /**
     * @param string                $base URL that a form submission without JavaScript returns to
     * @param array<string, string> $atts shortcode attributes passed to hooks
     */
    public function build(
        string $uid,
        ListingOptions $options,
        ListingQuery $query,
        Facets $facets,
        string $base,
        array $atts,
    ): ?FilterBarView {
        $display = $options->display;
        $filters = $this->buildFilters($uid, $options, $query, $facets, $atts);
        if (!$display->showsSearch && $filters === [] && !$options->isSortable()) {
            return null;
        }
        $formId = 'courant-listing-form-' . $uid;
        $hidden = ['lang' => $this->languages->currentLanguage(), 'awsm_pagination_base' => $base];
        $hidden += $options->pagination->value === 'classic' ? ['paged' => '1'] : [];

        return new FilterBarView(
            uid: $uid,
            formId: $formId,
            action: admin_url('admin-ajax.php'),
            showsSearch: $display->showsSearch,
            searchText: $query->search,
            placeholder: $display->searchPlaceholder !== ''
                ? $display->searchPlaceholder
                : __('Title, place or keyword', 'courant-desk'),
            filters: $filters,
            controls: array_map(
                fn (FilterView $filter): Html => $this->renderControl($filter, $uid, $display),
                $filters,
            ),
            sortControl: $options->isSortable() ? $this->renderControl(
                $this->filterBuilder->buildSortControl($uid, $options, $query),
                $uid,
                $display,
                $formId,
            ) : null,
            hiddenFields: array_filter($hidden, static fn (string $value): bool => $value !== '')
                + ['action' => 'jobfilter'],
            placement: $display->filterPlacement,
            showsCounts: $display->filterBar->showsCounts,
            hasDualClassNames: $display->hasDualClassNames,
            hasArchiveTerm: FilterChips::createArchiveTerm($options, $this->specifications->findAll()) !== null,
        );
    }

    /** @param string $formId id of the form when the control is outside it, else '' */
    private function renderControl(
        FilterView $filter,
        string $uid,
        ListingDisplayOptions $display,
        string $formId = '',
    ): Html {
        $template = match (true) {
            $filter->distance !== null => 'listings/filter-distance',
            $filter->type === FilterType::Checkboxes => 'listings/filter-checkboxes',
            default => 'listings/filter-select',
        };
        $counted = $display->filterBar->showsCounts
            && array_filter($filter->options, static fn ($option): bool => $option->count !== null) !== [];

        return new Html($this->template->render($template, new FilterControlView(
            filter: $filter,
            formId: $formId,
            hintId: $counted ? 'courant-counts-' . $uid : '',
            showsCounts: $display->filterBar->showsCounts,
            isMenu: $display->filterPlacement === 'top',
            menuGroup: 'courant-filters-' . $uid,
            hasDualClassNames: $display->hasDualClassNames,
        )));
    }

    /**
     * @param array<string, string> $atts
     * @return list<FilterView> only filters with options
     */
    private function buildFilters(
        string $uid,
        ListingOptions $options,
        ListingQuery $query,
        Facets $facets,
        array $atts,
    ): array {
        $taxonomies = $options->selectableTaxonomies();
        /**
         * Filters whether the filters are shown.
         *
         * @since 0.1.0
         *
         * @param bool                  $visible
         * @param array<string, string> $atts
         */
        $visible = apply_filters(
            'awsm_is_job_filters_visible',
            $taxonomies !== [] || $options->display->attributeFilters !== [],
            $atts,
        );
        /**
         * Filters which specifications have filters.
         *
         * @since 0.1.0
         *
         * @param list<string>          $taxonomies
         * @param array<string, string> $atts
         */
        $active = apply_filters('awsm_active_job_filters', $taxonomies, $atts);
        if ($options->display->hasDualClassNames) {
            /**
             * Filters which specifications have filters in a block.
             *
             * @since 0.1.0
             *
             * @param list<string>          $taxonomies
             * @param array<string, string> $atts
             */
            $active = apply_filters('awsm_active_block_job_filters', $active, $atts);
        }
        if ($visible !== true || !is_array($active)) {
            return [];
        }
        $known = [];
        foreach ($this->specifications->findAll() as $specification) {
            $known[$specification->taxonomy] = $specification;
        }
        $active = array_values(
            array_filter($active, static fn (mixed $value): bool => is_string($value) && isset($known[$value]))
        );
        // Counts without any filter. An option with openings in these counts stays visible while filters are applied.
        $all = $query->isFiltered()
            ? $this->index->countFacets($this->queries->parse([], $options))
            : $facets;
        $filters = [];
        foreach ($active as $taxonomy) {
            $filters[] = $this->filterBuilder
                ->buildSpecificationFilter($uid, $known[$taxonomy], $options, $query, $facets, $all);
        }
        $byKey = [];
        foreach ($this->filters->all() as $filter) {
            $byKey[$filter->key()] = $filter;
        }
        foreach ($options->display->attributeFilters as $key) {
            $filter = $byKey[$key] ?? null;
            $hasOptions = !$filter instanceof ChoiceFilter || array_sum($all->counts[$key] ?? []) > 0;
            if ($filter !== null && $hasOptions) {
                $filters[] = $this->filterBuilder->buildAttributeFilter($uid, $filter, $options, $query, $facets, $all);
            }
        }

        return array_values(array_filter(
            $filters,
            static fn (FilterView $filter): bool => $filter->options !== [] || $filter->distance !== null,
        ));
    }
}
