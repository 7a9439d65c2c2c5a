<?php

/**
 * Converts a site to a network, or prints the state that must not change, in a separate process:
 * `php network.php <folder with wp-load.php> convert|state <application>`.
 */

declare(strict_types=1);

use CourantDesk\Kernel\Kernel;
use CourantDesk\PrivateFiles\PrivateFilesFactory;

if (PHP_SAPI !== 'cli') {
    exit(1);
}

[, $courantRoot, $courantAction, $courantApplication] = $argv;
$_SERVER += [
    'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SCRIPT_NAME' => '/index.php',
];
require $courantRoot . '/wp-load.php';

/** @param array<string, mixed> $state */
function courant_test_print(array $state): never
{
    echo wp_json_encode($state);
    exit(0);
}

if ($courantAction === 'convert') {
    global $wpdb;
    assert($wpdb instanceof wpdb);
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    // WordPress sets these names for networks only.
    $wpdb->blogs = $wpdb->base_prefix . 'blogs';
    $wpdb->blogmeta = $wpdb->base_prefix . 'blogmeta';
    $wpdb->signups = $wpdb->base_prefix . 'signups';
    $wpdb->site = $wpdb->base_prefix . 'site';
    $wpdb->sitemeta = $wpdb->base_prefix . 'sitemeta';
    $wpdb->registration_log = $wpdb->base_prefix . 'registration_log';
    install_network();
    $courantHost = is_string($_SERVER['HTTP_HOST'] ?? null) ? $_SERVER['HTTP_HOST'] : '';
    $courantDone = populate_network(1, $courantHost, 'admin@example.com', 'Network', '/', false);
    courant_test_print(['converted' => $courantDone === true]);
}

$courantFiles = PrivateFilesFactory::create(Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION));
$courantFile = $courantFiles->store()->findByApplication((int) $courantApplication)[0];
$courantHash = hash_init('sha256');
foreach ($courantFiles->store()->read($courantFile) as $courantPiece) {
    hash_update($courantHash, $courantPiece);
}
$courantTests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
$courantTests = is_array($courantTests) && is_array($courantTests['direct'] ?? null) ? $courantTests['direct'] : [];
$courantHealth = [];
foreach ($courantTests as $courantName => $courantTest) {
    $courantTest = is_array($courantTest) ? $courantTest['test'] ?? null : null;
    if (str_contains((string) $courantName, 'courant') && is_callable($courantTest)) {
        $courantResult = $courantTest();
        $courantHealth[(string) $courantName] = is_array($courantResult) ? $courantResult['status'] ?? '' : '';
    }
}
ksort($courantHealth);
courant_test_print([
    'network' => is_multisite(),
    'hash' => hash_final($courantHash),
    'link' => (string) wp_parse_url(
        $courantFiles->signedUrl($courantFile->id, (int) $courantApplication, 2_000_000_000),
        PHP_URL_QUERY,
    ),
    'path' => $courantFile->storedName,
    'decision' => $courantFiles->locations()->needsDecision(),
    'health' => $courantHealth,
    'list' => do_shortcode('[awsmjobs]'),
    'views' => get_post_meta((int) wp_get_post_parent_id((int) $courantApplication), 'awsm_views_count', true),
]);
