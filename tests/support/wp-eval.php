<?php

/*
 * Runs PHP in a test site and prints what it returned as JSON: `php wp-eval.php <web root> <address> <code>`.
 */

declare(strict_types=1);

[, $courantRoot, $courantAddress, $courantCode] = $argv;
$courantPort = parse_url($courantAddress, PHP_URL_PORT);
$_SERVER['HTTP_HOST'] = parse_url($courantAddress, PHP_URL_HOST) . (is_int($courantPort) ? ':' . $courantPort : '');
$_SERVER['SERVER_NAME'] = parse_url($courantAddress, PHP_URL_HOST);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';

require $courantRoot . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

try {
    $courantAnswer = (static fn (string $code): mixed => eval($code))($courantCode);
    echo "\n", json_encode($courantAnswer, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
} catch (Throwable $courantError) {
    fwrite(STDERR, $courantError . "\n");
    exit(1);
}
