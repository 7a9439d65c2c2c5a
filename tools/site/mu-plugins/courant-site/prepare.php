<?php

declare(strict_types=1);

namespace CourantSite;

defined('ABSPATH') || exit;

/** Every step of the preparation in its order. Each can be repeated. */
const STEPS = ['settings', 'theme', 'plugin', 'permalinks', 'demo'];

/**
 * @return array<string, mixed> what was done, to be printed
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
    return is_numeric($ids[0] ?? null) ? (int) $ids[0] : 0;
}

/**
 * The steps that need not be repeated: a start of a site that has been prepared before runs the others only.
 *
 * @return list<string>
 */
function ready(): array
{
    $done = [
        'settings' => (bool) \get_option('courant_site_settings'),
        'theme' => \get_option('stylesheet') === 'courant',
        'plugin' => in_array('courant-desk/courant-desk.php', (array) \get_option('active_plugins'), true),
        'demo' => (bool) \get_option('courant_site_demo'),
    ];
    return array_keys(array_filter($done));
}

/** @return array<string, mixed> */
function prepareSettings(): array
{
    if ((bool) \get_option('courant_site_settings')) {
        return ['done' => 'before'];
    }
    setAdministratorEmail('admin@example.com');
    \update_option('show_avatars', 0);
    \update_option('timezone_string', 'Europe/London');
    // Before the plugin registers its types: they add rewrite rules only when pretty permalinks are enabled.
    \update_option('permalink_structure', '/%postname%/');
    \update_option('courant_site_settings', 1, false);
    return ['done' => 'now'];
}

/** Every runtime installs with its own URL, and the change is not announced by email. */
function setAdministratorEmail(string $address): void
{
    \add_filter('send_email_change_email', '__return_false');
    \add_filter('send_site_admin_email_change_email', '__return_false');
    \wp_update_user(['ID' => administrator(), 'user_email' => $address]);
    \update_option('admin_email', $address);
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
    $response = \is_plugin_active($file) ? null : \activate_plugin($file);
    if (\is_wp_error($response)) {
        throw new \RuntimeException('The plugin could not be activated: ' . $response->get_error_message());
    }
    return ['done' => 'active'];
}

/** @return array<string, mixed> */
function preparePermalinks(): array
{
    \flush_rewrite_rules(false);
    \update_option('courant_site_permalinks', 1, false);
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
    if ((bool) \get_option('courant_site_demo')) {
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

/** The first step that is still to do; permalinks are set once here. */
function nextStep(): ?string
{
    $done = ready();
    if ((bool) \get_option('courant_site_permalinks')) {
        $done[] = 'permalinks';
    }
    return array_values(array_diff(STEPS, $done))[0] ?? null;
}

// Where no process requests the steps (a plain `wp-env start`), each visit does one step and requests the same page
// again, because what a step activates counts from the next request on.
\add_action('wp_loaded', static function (): void {
    $address = $_SERVER['REQUEST_URI'] ?? '';
    $visited = ($_SERVER['REQUEST_METHOD'] ?? '') === 'GET' && is_string($address) && $address !== '';
    if (
        defined('COURANT_SITE_KEY')
        || defined('WP_CLI')
        || defined('COURANT_COMMAND')
        || !$visited
        || \wp_doing_ajax()
        || \wp_doing_cron()
        || (bool) \get_option('courant_site_prepared')
    ) {
        return;
    }
    $step = nextStep();
    if ($step === null || \get_option('courant_site_failed') === $step) {
        \update_option('courant_site_prepared', 1);
        return;
    }
    // One request at a time runs a step; other requests get the site in its current state.
    if (!\add_option('courant_site_busy', time(), '', false)) {
        return;
    }
    try {
        if ((prepare($step)['done'] ?? '') === 'not here') {
            \update_option('courant_site_failed', $step);
        }
    } finally {
        \delete_option('courant_site_busy');
    }
    \wp_safe_redirect($address);
    exit;
}, 2);
