<?php

declare(strict_types=1);

namespace Courant;

/**
 * The kinds of what a search found, with their numbers and with links to the results of one kind.
 */
final class SearchKinds implements Module
{
    /** Query variable of the search for its joins and conditions, in SQL. */
    private const CONDITIONS = 'courant_search_conditions';

    /**
     * @param array<string, int> $counts Numbers of results by post type.
     */
    private function __construct(private readonly array $counts = [])
    {
    }

    public static function module(): self
    {
        return new self();
    }

    /**
     * Returns the kinds of the results of the current page.
     */
    public static function current(): self
    {
        $query = $GLOBALS['wp_query'];

        if (! $query instanceof \WP_Query || $query->found_posts === 0) {
            return new self();
        }

        /**
         * Filters the numbers of results of a search by post type, so that they need not be counted again.
         *
         * @since 0.1.0
         *
         * @param array<string, int>|null $counts Null: WordPress's tables are counted.
         * @param \WP_Query $query The search.
         */
        $counts = apply_filters('courant_search_counts', null, $query);
        $counts = array_filter(is_array($counts) ? $counts : self::count($query), is_int(...));

        return new self(array_intersect_key($counts, SearchFilters::kinds()));
    }

    public function boot(): void
    {
        add_filter('posts_clauses_request', $this->keepConditions(...), PHP_INT_MAX, 2);
    }

    /**
     * Returns links to the results of one kind; with a chosen kind, to all kinds as well.
     *
     * @return list<array{label: string, url: string, isCurrent: bool}> Empty when there is nothing to choose.
     */
    public function links(): array
    {
        $chosen = SearchFilters::chosenKind();
        $links = $chosen === '' ? [] : [
            ['label' => __('All kinds', 'courant'), 'url' => SearchFilters::urlForKind(''), 'isCurrent' => false],
        ];

        foreach (array_keys(array_intersect_key(SearchFilters::kinds(), $this->counts)) as $kind) {
            $links[] = [
                'label' => $this->label($kind),
                'url' => SearchFilters::urlForKind($kind),
                'isCurrent' => $kind === $chosen,
            ];
        }

        return count($links) < 2 ? [] : $links;
    }

    /**
     * Returns the label of a kind, with its number of results if it is known.
     */
    public function label(string $kind): string
    {
        $label = SearchFilters::kinds()[$kind] ?? '';
        $isCounted = isset($this->counts[$kind]) || ($this->counts !== [] && SearchFilters::chosenKind() === '');

        return $isCounted && $label !== ''
            /* translators: 1: kind of results, such as "Articles", 2: number of results. */
            ? sprintf(__('%1$s (%2$s)', 'courant'), $label, number_format_i18n($this->counts[$kind] ?? 0))
            : $label;
    }

    /**
     * @return array<string, int> By post type.
     */
    private static function count(\WP_Query $query): array
    {
        $database = $GLOBALS['wpdb'];
        $conditions = $query->get(self::CONDITIONS);

        if (! $database instanceof \wpdb || ! is_string($conditions) || $conditions === '') {
            return [];
        }

        $posts = $database->posts;
        // phpcs:ignore WordPress.DB -- WordPress has prepared the conditions.
        $rows = $database->get_results("SELECT {$posts}.post_type, COUNT(DISTINCT {$posts}.ID) FROM {$posts}{$conditions} GROUP BY {$posts}.post_type", ARRAY_N);
        $counts = [];

        foreach ($rows as [$type, $count]) {
            $counts += is_string($type) && is_numeric($count) ? [$type => (int) $count] : [];
        }

        return $counts;
    }

    private function keepConditions(mixed $clauses, \WP_Query $query): mixed
    {
        $join = is_array($clauses) ? $clauses['join'] ?? '' : '';
        $where = is_array($clauses) ? $clauses['where'] ?? '' : '';

        if (SearchFilters::isSearch($query) && is_string($join) && is_string($where)) {
            $query->set(self::CONDITIONS, " {$join} WHERE 1=1 {$where}");
        }

        return $clauses;
    }
}
