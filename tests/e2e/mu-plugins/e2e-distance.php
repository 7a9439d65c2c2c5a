<?php

/**
 * A must-use plugin for browser tests of the search by distance: the setting is on, and visitors with the cookie
 * `e2e_distance` see the filter.
 */

declare(strict_types=1);

add_filter('option_courant_jobs', static fn (mixed $value): array => ['distance' => 'km'] + (array) $value);
add_filter('option_courant_listings', static fn (mixed $value): array => array_merge(
    (array) $value,
    isset($_COOKIE['e2e_distance']) ? ['structured_filters' => ['near']] : [],
));
// The city may be a term that another test created before this setting was on.
add_action('set_object_terms', static function (int $post, array $terms, array $ids, string $taxonomy): void {
    foreach ($taxonomy === 'job-location' ? $ids : [] as $id) {
        $term = get_term_by('term_taxonomy_id', is_numeric($id) ? (int) $id : 0);
        if ($term instanceof WP_Term) {
            do_action('edited_term', $term->term_id, $term->term_taxonomy_id, $taxonomy, []);
        }
    }
}, 10, 4);
