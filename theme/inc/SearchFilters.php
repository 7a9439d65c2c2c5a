<?php

declare(strict_types=1);

namespace Courant;

/**
 * The results of the site's search: filters by kind, section and date, which are parameters of the URL, and the order
 * of the results by kind.
 */
final class SearchFilters implements Module
{
    public const KIND = 'courant-kind';
    public const SECTION = 'courant-section';
    public const PERIOD = 'courant-period';

    private const EARLIEST_DATES = ['week' => '1 week ago', 'month' => '1 month ago', 'year' => '1 year ago'];

    public function boot(): void
    {
        add_filter('query_vars', static fn (array $names): array => [
            ...$names,
            self::KIND,
            self::SECTION,
            self::PERIOD,
        ]);
        add_action('pre_get_posts', $this->filterQuery(...));
        add_filter('posts_orderby', $this->orderByKind(...), 10, 2);
    }

    /**
     * Returns what the search can find.
     *
     * @return array<string, string> Labels by post type.
     */
    public static function kinds(): array
    {
        $labels = [];

        foreach (get_post_types(['public' => true, 'exclude_from_search' => false], 'objects') as $type) {
            $label = $type->labels->name ?? '';
            $labels[$type->name] = is_string($label) ? $label : $type->name;
        }

        unset($labels['attachment']);

        $own = ['post' => __('Articles', 'courant'), OpeningPages::POST_TYPE => __('Job openings', 'courant')];

        return array_replace($labels, array_intersect_key($own, $labels));
    }

    /**
     * Returns the options of each filter in the form, with the chosen one. The kind is chosen by links (SearchKinds).
     *
     * @return array<string, array{label: string, chosen: string, options: array<array-key, string>}> By parameter.
     */
    public static function all(): array
    {
        $section = [
            self::SECTION => [
                'label' => __('Section', 'courant'),
                'chosen' => self::chosen(self::SECTION),
                'options' => ['' => __('All sections', 'courant')] + self::sections(),
            ],
        ];

        return (self::hasSections(self::chosenKind()) ? $section : []) + [
            self::PERIOD => [
                'label' => __('Date', 'courant'),
                'chosen' => self::chosen(self::PERIOD),
                'options' => [
                    '' => __('Any date', 'courant'),
                    'week' => __('Past week', 'courant'),
                    'month' => __('Past month', 'courant'),
                    'year' => __('Past year', 'courant'),
                ],
            ],
        ];
    }

    /**
     * Returns the chosen kind; empty for all.
     */
    public static function chosenKind(): string
    {
        return self::chosen(self::KIND);
    }

    /**
     * Returns the URL of the results of one kind, or of all kinds if it is empty, with the other filters.
     */
    public static function urlForKind(string $kind): string
    {
        return add_query_arg(array_filter([
            's' => rawurlencode(get_search_query(false)),
            self::KIND => $kind,
            self::SECTION => self::hasSections($kind) ? self::chosen(self::SECTION) : '',
            self::PERIOD => self::chosen(self::PERIOD),
        ], static fn (string $value): bool => $value !== ''), home_url('/'));
    }

    public static function isFiltered(): bool
    {
        return self::chosen(self::KIND) . self::chosen(self::SECTION) . self::chosen(self::PERIOD) !== '';
    }

    /**
     * Returns the URL of the search without filters.
     */
    public static function urlWithoutFilters(): string
    {
        return add_query_arg('s', rawurlencode(get_search_query(false)), home_url('/'));
    }

    /**
     * Returns whether results of a kind have sections, which pages and openings have not.
     */
    private static function hasSections(string $kind): bool
    {
        return $kind === '' || is_object_in_taxonomy($kind, 'category');
    }

    /**
     * @return array<int, string>
     */
    private static function sections(): array
    {
        $sections = [];
        $terms = get_terms(['taxonomy' => 'category', 'hide_empty' => true, 'number' => 100]);

        foreach (is_array($terms) ? $terms : [] as $term) {
            $sections[$term->term_id] = $term->name;
        }

        return $sections;
    }

    /**
     * Returns a parameter of the URL; empty if it has no valid value.
     */
    private static function chosen(string $parameter): string
    {
        $value = get_query_var($parameter);
        $value = is_string($value) ? $value : '';
        $isValid = match ($parameter) {
            self::KIND => isset(self::kinds()[$value]),
            self::SECTION => ctype_digit($value) && (int) $value > 0 && self::hasSections(self::chosenKind()),
            default => isset(self::EARLIEST_DATES[$value]),
        };

        return $isValid ? $value : '';
    }

    private function filterQuery(\WP_Query $query): void
    {
        if (! self::isSearch($query) || $query->is_feed()) {
            return;
        }

        $kind = self::chosen(self::KIND);
        $section = self::chosen(self::SECTION);
        $period = self::chosen(self::PERIOD);

        if ($kind !== '') {
            $query->set('post_type', $kind);
        }

        if ($section !== '') {
            $query->set('tax_query', [
                [
                    'taxonomy' => 'category',
                    'terms' => [(int) $section],
                ],
            ]);
        }

        if ($period !== '') {
            $query->set('date_query', [
                [
                    'after' => self::EARLIEST_DATES[$period],
                ],
            ]);
        }
    }

    /**
     * Sorts all results by kind, so that no kind begins again on the next page. Within a kind the order is unchanged.
     */
    private function orderByKind(string $order, \WP_Query $query): string
    {
        if (! self::isSearch($query) || $query->is_feed()) {
            return $order;
        }

        $database = $GLOBALS['wpdb'];
        $kinds = array_keys(self::kinds());

        if (! $database instanceof \wpdb || $kinds === []) {
            return $order;
        }

        $cases = implode(' ', array_map(
            static fn (string $kind, int $position): string
                => (string) $database->prepare('WHEN %s THEN %d', $kind, $position),
            $kinds,
            array_keys($kinds),
        ));

        return "CASE {$database->posts}.post_type $cases ELSE 99 END" . ($order === '' ? '' : ", $order");
    }

    public static function isSearch(\WP_Query $query): bool
    {
        return $query->is_main_query() && $query->is_search() && ! is_admin();
    }
}
