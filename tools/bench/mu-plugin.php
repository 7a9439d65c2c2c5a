<?php

/**
 * Plugin Name: Courant bench
 * Description: An empty call to compare with, and the number of queries in a header. For measuring only.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

foreach (['wp_ajax_courant_empty', 'wp_ajax_nopriv_courant_empty'] as $courantHook) {
    add_action($courantHook, static function (): void {
        exit;
    });
}

// Processor time in milliseconds, which other processes do not affect.
$courantSpent = static function (): float {
    $used = getrusage();
    $of = static fn (string $name): float => is_array($used) && is_numeric($used[$name] ?? null)
        ? (float) $used[$name]
        : 0.0;

    return ($of('ru_utime.tv_sec') + $of('ru_stime.tv_sec')) * 1e3
        + ($of('ru_utime.tv_usec') + $of('ru_stime.tv_usec')) / 1e3;
};
$courantBegan = $courantSpent();

ob_start(static function (string $output) use ($courantSpent, $courantBegan): string {
    if (!headers_sent()) {
        header('X-Courant-Queries: ' . get_num_queries());
        if (isset($_SERVER['HTTP_X_COURANT_ROWS'])) {
            // Rows that the database has read for this request, which other processes do not affect.
            /** @var \wpdb $wpdb */
            global $wpdb;
            $rows = $wpdb->get_col("SHOW SESSION STATUS LIKE 'Handler_read_%'", 1);
            header('X-Courant-Rows: ' . array_sum(array_map('intval', $rows)));
        }
        header('X-Courant-Cpu: ' . round($courantSpent() - $courantBegan, 3));
        header('X-Courant-Memory: ' . memory_get_peak_usage());
    }

    return $output;
});

if (isset($_SERVER['HTTP_X_COURANT_USER'])) {
    add_filter('determine_current_user', static fn (): int => 1, 99);

    // WordPress calls this function before each screen. Its own one requires a cookie.
    function auth_redirect(): void
    {
    }
}

if (($_SERVER['HTTP_X_COURANT_WITHOUT'] ?? '') === '1') {
    add_filter('option_active_plugins', static fn (mixed $plugins): array => array_values(array_filter(
        (array) $plugins,
        static fn (mixed $plugin): bool => !is_string($plugin) || !str_starts_with($plugin, 'courant-desk/')
    )));
}

// Queries that the plugin adds are counted on pages without our components: the demo site's widget of openings is
// removed.
if (isset($_SERVER['HTTP_X_COURANT_WITHOUT'])) {
    add_filter('sidebars_widgets', static fn (mixed $sidebars): array => array_map(
        static fn (mixed $widgets): mixed => is_array($widgets) ? array_values(array_filter(
            $widgets,
            static fn (mixed $id): bool => !is_string($id) || !str_starts_with($id, 'awsm-recent-jobs')
        )) : $widgets,
        (array) $sidebars
    ));
}

$courantTheme = $_SERVER['HTTP_X_COURANT_THEME'] ?? '';
if (is_string($courantTheme) && preg_match('/^[a-z]+$/', $courantTheme) === 1) {
    add_filter('template', static fn (): string => $courantTheme);
    add_filter('stylesheet', static fn (): string => $courantTheme);
}
