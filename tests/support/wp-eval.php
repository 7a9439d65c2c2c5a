<?php

/*
 * Runs PHP in a test site and prints what it returned as JSON: `php wp-eval.php <web root> <URL> <code>`.
 */

declare(strict_types=1);

[, $courantRoot, $courantUrl, $courantCode] = $argv;
require __DIR__ . '/request.php';

require $courantRoot . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

try {
    $courantResult = (static fn (string $code): mixed => eval($code))($courantCode);
    echo "\n",
    json_encode($courantResult, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR),
    "\n";
} catch (Throwable $courantError) {
    fwrite(STDERR, $courantError . "\n");
    exit(1);
}
