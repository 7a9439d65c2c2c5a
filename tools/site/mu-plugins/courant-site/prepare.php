<?php

declare(strict_types=1);

namespace CourantSite;

defined('ABSPATH') || exit;

/** Every step of the preparation in its order. Each can be repeated without harm. */
const STEPS = ['settings', 'theme', 'plugin', 'permalinks', 'demo'];

/**
 * @return array<string, mixed> what was done, for the person who waits
 */
function prepare(string $step): array
{
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    \wp_set_current_user(administrator());
    return match ($step) {
        'settings' => prepareSettings(),
        'theme' => prepareTheme(),
        'plugin' => preparePlugin(),
        'permalinks' => preparePermalinks(),
        'demo' => prepareDemo(),
        default => throw new \InvalidArgumentException("There is no step \"{$step}\"."),
    };
}

function administrator(): int
{
    $ids = \get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID', 'orderby' => 'ID']);
    return (int) ($ids[0] ?? 0);
}

/** @return array<string, mixed> */
function prepareSettings(): array
{
    if (\get_option('courant_site_settings')) {
        return ['done' => 'before'];
    }
    \update_option('show_avatars', 0);
    \update_option('timezone_string', 'Europe/London');
    // Before the plugin registers its types: they give rewrite rules only where addresses are pretty already.
    \update_option('permalink_structure', '/%postname%/');
    \update_option('courant_site_settings', 1, false);
    return ['done' => 'now'];
}

/** @return array<string, mixed> */
function prepareTheme(): array
{
    $theme = \wp_get_theme('courant');
    if (!$theme->exists()) {
        return ['done' => 'not here'];
    }
    if (\get_option('stylesheet') !== 'courant') {
        \switch_theme('courant');
    }
    return ['done' => 'active', 'version' => (string) $theme->get('Version')];
}

/** @return array<string, mixed> */
function preparePlugin(): array
{
    $file = 'courant-desk/courant-desk.php';
    if (!is_file(WP_PLUGIN_DIR . '/' . $file)) {
        return ['done' => 'not here'];
    }
    $answer = \is_plugin_active($file) ? null : \activate_plugin($file);
    if (\is_wp_error($answer)) {
        throw new \RuntimeException('The plugin could not be activated: ' . $answer->get_error_message());
    }
    return ['done' => 'active'];
}

/** @return array<string, mixed> */
function preparePermalinks(): array
{
    \flush_rewrite_rules(false);
    return ['done' => 'pretty'];
}

/**
 * The demo content once; `demo/seed.php` returns a summary.
 *
 * @return array<string, mixed>
 */
function prepareDemo(): array
{
    $seed = rtrim(dirname(rtrim(ABSPATH, '/')), '/') . '/courant-demo/seed.php';
    if (\get_option('courant_site_demo')) {
        return ['done' => 'before'];
    }
    if (!is_file($seed)) {
        return ['done' => 'not here'];
    }
    \set_time_limit(0);
    $summary = require $seed;
    \update_option('courant_site_demo', 1, false);
    return ['done' => 'now', 'summary' => is_array($summary) ? $summary : []];
}

// Where nobody drives the preparation (a plain `wp-env start`), the site prepares itself at its first request.
\add_action('init', static function (): void {
    if (defined('COURANT_SITE_KEY') || defined('WP_INSTALLING') || \get_option('courant_site_prepared') || !\is_blog_installed()) {
        return;
    }
    \update_option('courant_site_prepared', 1);
    foreach (STEPS as $step) {
        prepare($step);
    }
}, 99);
