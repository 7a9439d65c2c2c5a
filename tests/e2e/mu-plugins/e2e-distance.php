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
