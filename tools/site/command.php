<?php

/**
 * Runs a command of Courant Desk inside the site's WordPress as its administrator:
 * `php command.php <folder with wp-load.php> <name> [arguments]`.
 *
 * Modules handle `courant_desk_command` with the name and the list of arguments, print their output, and
 * throw where they fail. The filter `courant_desk_commands` returns the commands: name => one line of description.
 */

declare(strict_types=1);

if (PHP_SAPI !== 'cli') {
    exit(1);
}

/** Ends the process with the message; Playground's PHP returns only the exit code otherwise. */
function courant_command_fail(string $message, int $code): never
{
    file_put_contents('php://stderr', $message . "\n");
    exit($code);
}

$courantRoot = $argv[1] ?? '';
$courantName = $argv[2] ?? '';
$courantArguments = array_slice($argv, 3);

$_SERVER +=
    ['SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SCRIPT_NAME' => '/index.php'];
$_SERVER['HTTP_HOST'] = $_SERVER['HTTP_HOST'] ?? 'localhost';
define('COURANT_COMMAND', true);
require $courantRoot . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$courantAdministrators = get_users(['role' => 'administrator', 'number' => 1, 'orderby' => 'ID', 'fields' => 'ID']);
wp_set_current_user(is_numeric($courantAdministrators[0] ?? null) ? (int) $courantAdministrators[0] : 0);
set_time_limit(0);
while (ob_get_level() > 0) {
    ob_end_flush();
}

$courantKnown = (array) apply_filters('courant_desk_commands', []);
ksort($courantKnown);
$courantListens = has_action('courant_desk_command') && ($courantKnown === [] || isset($courantKnown[$courantName]));
if ($courantName === '' || !$courantListens) {
    $courantList = $courantKnown === [] ? "This site has no commands; is Courant Desk active?" : "Commands:\n";
    foreach ($courantKnown as $courantCommand => $courantText) {
        $courantList .= sprintf("  %-16s %s\n", $courantCommand, is_string($courantText) ? $courantText : '');
    }
    courant_command_fail(
        ($courantName === '' ? '' : "There is no command \"{$courantName}\".\n") . rtrim($courantList),
        2,
    );
}
$courantSpoke = false;
ob_start(static function (string $text) use (&$courantSpoke): string {
    $courantSpoke = $courantSpoke || $text !== '';
    return $text;
}, 1);
try {
    do_action('courant_desk_command', $courantName, $courantArguments);
} catch (Throwable $courantError) {
    ob_end_flush();
    courant_command_fail($courantError->getMessage(), 1);
}
ob_end_flush();
if (!$courantSpoke && $courantKnown === []) {
    courant_command_fail("No command \"{$courantName}\" exists.", 2);
}
exit(0);
