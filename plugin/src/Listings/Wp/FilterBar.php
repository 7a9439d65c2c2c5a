<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\View\FilterBarView;
use CourantDesk\Listings\View\FilterView;
use CourantDesk\Listings\View\OptionView;

/** Decides what stands in the filter bar of a block. */
final class FilterBar
{
    public function __construct(private readonly Specifications $specifications, private readonly JobIndex $index)
    {
    }

    /**
     * @param string                $base where a request without script is sent back to
     * @param array<string, string> $atts what hooks are told of the block
     */
    public function view(string $uid, BlockOptions $options, ListingQuery $query, string $base, array $atts): ?FilterBarView
    {
        $filters = $this->filters($uid, $options, $query, $atts);
        if (!$options->look->search && $filters === []) {
            return null;
        }
        $hidden = ['lang' => self::language(), 'awsm_pagination_base' => $base];
        $hidden += $options->pagination->value === 'classic' ? ['paged' => '1'] : [];

        return new FilterBarView(
            $uid,
            admin_url('admin-ajax.php'),
            $options->look->search,
            $query->search,
            $options->look->searchPlaceholder !== '' ? $options->look->searchPlaceholder : __('Search openings', 'courant-desk'),
            $filters,
            array_filter($hidden, static fn (string $value): bool => $value !== '') + ['action' => 'jobfilter'],
            $query->chosen !== [],
            $options->look->placement,
            $options->look->twins,
        );
    }

    /** The language that multilingual plugins serve now, or ''. */
    public static function language(): string
    {
        /** This filter is documented by the multilingual plugins that answer it. */
        $language = apply_filters('wpml_current_language', '');

        return is_string($language) ? (string) preg_replace('/[^\w-]/', '', $language) : '';
    }

    /**
     * @param array<string, string> $atts
     * @return list<FilterView>
     */
    private function filters(string $uid, BlockOptions $options, ListingQuery $query, array $atts): array
    {
        $taxonomies = $options->choices();
        /**
         * The contract's filter: whether the filters are shown.
         *
         * @param bool                  $visible
         * @param array<string, string> $atts
         */
        $visible = apply_filters('awsm_is_job_filters_visible', $taxonomies !== [], $atts);
        /**
         * The contract's filter: which specifications are filters.
         *
         * @param list<string>          $taxonomies
         * @param array<string, string> $atts
         */
        $active = apply_filters('awsm_active_job_filters', $taxonomies, $atts);
        if ($visible !== true || !is_array($active) || $active === []) {
            return [];
        }
        $known = [];
        foreach ($this->specifications->all() as $specification) {
            $known[$specification->taxonomy] = $specification;
        }
        $active = array_values(array_filter($active, static fn (mixed $one): bool => is_string($one) && isset($known[$one])));
        $counts = $this->index->counts($active, $options->hideExpired);
        $filters = [];
        foreach ($active as $taxonomy) {
            $filter = $this->filter($uid, $known[$taxonomy], $options, $query, $counts);
            if ($filter->options !== []) {
                $filters[] = $filter;
            }
        }

        return $filters;
    }

    /** @param array<int, int> $counts */
    private function filter(string $uid, Specification $specification, BlockOptions $options, ListingQuery $query, array $counts): FilterView
    {
        $taxonomy = $specification->taxonomy;
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
        $choices = [];
        foreach ($options->look->sorted($options->fixed[$taxonomy] ?? $this->specifications->terms($taxonomy)) as $term) {
            $selected = in_array($term->id, $ids, true);
            if ($selected || ($counts[$term->id] ?? 0) > 0) {
                $choices[] = new OptionView(rawurldecode($term->slug), $term->id, $term->name, $selected && count($ids) === 1);
            }
        }
        if (count($chosen) > 1) {
            $names = implode(', ', array_map(static fn (Term $term): string => $term->name, $chosen));
            $choices[] = new OptionView($query->specs()[$specification->key()] ?? '', 0, $names, true);
        }

        return new FilterView(
            $specification->key(),
            $taxonomy,
            "awsm-$taxonomy-filter-option-$uid",
            $label,
            /* translators: %s: name of a specification, such as Job Category */
            sprintf(__('All %s', 'courant-desk'), $label),
            $choices,
        );
    }
}
