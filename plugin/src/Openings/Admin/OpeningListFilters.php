<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Fields\ClosingDayField;
use CourantDesk\Openings\Storage\OpeningMeta;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use WP_Query;

/** Adds filters by specification and sorting by closing date and views to the list of openings in wp-admin. */
final class OpeningListFilters
{
    /**
     * Maximum number of options of a filter, because a longer list is slow. The links in the columns filter by any
     * value.
     */
    private const MAX_TERMS = 300;

    /** Meta key (without characters that SQL must escape) and whether the value is a number, by column. */
    private const SORTED = [
        'courant_closing' => [ClosingDayField::KEY, false],
        'courant_views' => [OpeningMeta::VIEWS, true],
    ];

    public function __construct(
        private readonly Sql $sql,
        private readonly TaxonomySpecificationRepository $specifications,
    ) {
    }

    /** Prints a select element for each specification with values. */
    public function printFilters(string $postType): void
    {
        if ($postType !== OpeningPostType::NAME) {
            return;
        }
        foreach ($this->specifications->findConfigured() as $specification) {
            $taxonomy = $specification->taxonomy;
            $count = taxonomy_exists($taxonomy) ? wp_count_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]) : 0;
            if (!is_numeric($count) || (int) $count < 1 || (int) $count > self::MAX_TERMS) {
                continue;
            }
            printf(
                '<label class="screen-reader-text" for="courant-filter-%1$s">%2$s</label>',
                esc_attr($taxonomy),
                /* translators: %s: name of a specification, such as "Job Type" */
                esc_html(sprintf(__('Filter by %s', 'courant-desk'), $specification->label)),
            );
            wp_dropdown_categories([
                'taxonomy' => $taxonomy,
                'name' => $taxonomy,
                'id' => 'courant-filter-' . $taxonomy,
                'value_field' => 'slug',
                'selected' => Request::fromGlobals()->text($taxonomy),
                /* translators: %s: name of a specification, such as "Job Type" */
                'show_option_none' => esc_html(sprintf(__('%s: all', 'courant-desk'), $specification->label)),
                'option_none_value' => '',
                'orderby' => 'name',
                'hide_empty' => false,
            ]);
        }
    }

    /**
     * @param array<string, mixed> $columns
     * @return array<string, mixed> with the order after the first click: earliest closing date first, most views first
     */
    public function addSortableColumns(array $columns): array
    {
        $columns['courant_closing'] = ['courant_closing', false];
        $columns['courant_views'] = ['courant_views', true];

        return $columns;
    }

    /**
     * Sorts by the value of the column; openings without a closing date are last in both directions, and openings
     * without views have zero views.
     *
     * @param array<string, string> $clauses of the SQL query
     * @return array<string, string>
     */
    public function sort(array $clauses, WP_Query $query): array
    {
        $orderBy = $query->get('orderby');
        $column = is_string($orderBy) ? self::SORTED[$orderBy] ?? null : null;
        if (
            $column === null || !is_admin() || !$query->is_main_query()
            || $query->get('post_type') !== OpeningPostType::NAME
        ) {
            return $clauses;
        }
        [$key, $isNumber] = $column;
        $posts = $this->sql->coreTable('posts');
        $meta = $this->sql->coreTable('postmeta');
        $order = $query->get('order') === 'DESC' ? 'DESC' : 'ASC';
        $clauses['join'] .= " LEFT JOIN $meta AS courant_sort"
            . " ON (courant_sort.post_id = $posts.ID AND courant_sort.meta_key = '$key')";
        $clauses['groupby'] = "$posts.ID";
        // The index parses these orders (PostQueryParser).
        $value = $isNumber
            ? 'COALESCE(courant_sort.meta_value + 0, 0)'
            : "(COALESCE(courant_sort.meta_value, '') = '') ASC, courant_sort.meta_value";
        $clauses['orderby'] = "$value $order, $posts.post_date DESC";

        return $clauses;
    }
}
