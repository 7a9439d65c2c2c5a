<?php

declare(strict_types=1);

namespace CourantSite;

defined('ABSPATH') || exit;

// Playground signs every visitor in as administrator.
\add_action('init', static function (): void {
    \remove_action('init', 'playground_auto_login', 1);
}, 0);
\add_action('muplugins_loaded', static function (): void {
    \remove_action('init', 'playground_auto_login', 1);
});

if (!defined('COURANT_SITE_ONLINE') || !COURANT_SITE_ONLINE) {
    // This machine may have no internet: no request to other hosts is sent.
    \add_filter('pre_http_request', static function (mixed $response, array $arguments, string $url): mixed {
        $host = (string) \wp_parse_url($url, PHP_URL_HOST);
        $own = (string) \wp_parse_url(\home_url(), PHP_URL_HOST);
        return in_array($host, [$own, 'localhost'], true) || preg_match('/^127(\.\d+){3}$/', $host) === 1
            ? $response
            : new \WP_Error('courant_offline', 'The development site sends no requests to other hosts.');
    }, 10, 3);

    // Then no updates are requested, and no screen shows an error about it.
    \remove_action('init', 'wp_schedule_update_checks');
    foreach (['update_core', 'update_plugins', 'update_themes'] as $courantUpdates) {
        \add_filter("pre_site_transient_{$courantUpdates}", static fn (): object => (object) [
            'last_checked' => time(),
            'version_checked' => \get_bloginfo('version'),
            'updates' => [],
            'response' => [],
            'translations' => [],
            'no_update' => [],
            'checked' => [],
        ]);
    }
    unset($courantUpdates);
}
