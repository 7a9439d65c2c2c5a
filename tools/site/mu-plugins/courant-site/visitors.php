<?php

declare(strict_types=1);

namespace CourantSite;

defined('ABSPATH') || exit;

// Playground signs every visitor in as administrator (Rulings 46).
\add_action('init', static function (): void {
    \remove_action('init', 'playground_auto_login', 1);
}, 0);
\add_action('muplugins_loaded', static function (): void {
    \remove_action('init', 'playground_auto_login', 1);
});

// This machine may have no internet: nothing waits for answers from outside.
\add_filter('pre_http_request', static function ($answer, $args, $url) {
    $host = (string) \wp_parse_url((string) $url, PHP_URL_HOST);
    $own = (string) \wp_parse_url(\home_url(), PHP_URL_HOST);
    if (in_array($host, [$own, 'localhost', '127.0.0.1'], true) || (defined('COURANT_SITE_ONLINE') && COURANT_SITE_ONLINE)) {
        return $answer;
    }
    return new \WP_Error('courant_offline', 'The development site asks nothing from outside.');
}, 10, 3);
