<?php

/**
 * A must-use plugin for browser tests of the map: locations have coordinates, and visitors with the cookie `e2e_map`
 * see the map. The value of the cookie is the port of the tile server, or 0 for a plain background. Their consent is
 * that of our own banner.
 */

declare(strict_types=1);

add_filter('option_courant_jobs', static fn (mixed $value): array => ['distance' => 'km'] + (array) $value);
add_filter('option_courant_consent', static fn (mixed $value): array => array_merge(
    (array) $value,
    isset($_COOKIE['e2e_map']) ? ['banner' => 'own', 'revision' => 1] : [],
));
add_filter('option_courant_map', static function (mixed $value): mixed {
    $port = is_numeric($_COOKIE['e2e_map'] ?? null) ? (int) $_COOKIE['e2e_map'] : -1;

    return $port < 0 ? $value : [
        'show' => true,
        'tiles' => $port === 0 ? '' : "http://127.0.0.1:$port/{z}/{x}/{y}.png",
        'attribution' => '© <a href="https://example.org/maps">Map data</a>',
        'category' => 'preferences',
    ];
});
