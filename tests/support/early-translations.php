<?php

/*
 * Prepended to a request of a German site: writes to stderr each translation that WordPress reports as loaded too
 * early. Another plugin lists the cron schedules before the theme is loaded, as some do.
 *
 * COURANT_URL: address of the site; COURANT_PATH: path and query that are requested.
 */

declare(strict_types=1);

$courantUrl = (string) getenv('COURANT_URL');
require __DIR__ . '/request.php';
$_SERVER['REQUEST_URI'] = (string) getenv('COURANT_PATH');
parse_str((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_QUERY), $_GET);
$_REQUEST = $_GET;

$courantHook = static fn (callable $callback, int $arguments = 1): array => [
    0 => [['function' => $callback, 'accepted_args' => $arguments]],
];
// WordPress accepts callbacks that were added before it was loaded.
$GLOBALS['wp_filter'] = [
    'pre_option_WPLANG' => $courantHook(static fn (): string => 'de_DE'),
    'setup_theme' => $courantHook(static function (): void {
        wp_get_schedules();
    }),
    'doing_it_wrong_run' => $courantHook(static function (string $name, string $message): void {
        fwrite(STDERR, "EARLY {$name}: " . strip_tags($message) . "\n");
    }, 2),
    'doing_it_wrong_trigger_error' => $courantHook(static fn (): bool => false),
    'shutdown' => $courantHook(static function (): void {
        fwrite(STDERR, 'LOCALE ' . get_locale() . "\n");
    }),
];
