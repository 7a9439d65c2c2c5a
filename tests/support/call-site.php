<?php

/*
 * Calls a function of CourantTests\Support\Browser in a test site and prints what it returned as JSON:
 * `php call-site.php <web root> <URL> <Class::method> <JSON of named arguments>`.
 */

declare(strict_types=1);

[, $courantRoot, $courantUrl, $courantFunction, $courantArguments] = $argv;
require __DIR__ . '/request.php';

require $courantRoot . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

try {
    [$courantClass, $courantMethod] = explode('::', $courantFunction) + [1 => ''];
    require_once dirname(__DIR__) . "/php/Support/Browser/$courantClass.php";
    $courantCallback = ["CourantTests\\Support\\Browser\\$courantClass", $courantMethod];
    if (!is_callable($courantCallback)) {
        throw new BadFunctionCallException($courantFunction);
    }
    $courantNamed = json_decode($courantArguments, true, flags: JSON_THROW_ON_ERROR);
    $courantResult = $courantCallback(...(is_array($courantNamed) ? $courantNamed : []));
    $courantFlags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR;
    echo "\n", json_encode($courantResult, $courantFlags), "\n";
} catch (Throwable $courantError) {
    fwrite(STDERR, $courantError . "\n");
    exit(1);
}
