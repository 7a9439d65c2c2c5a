<?php

/*
 * Calls a function of CourantTests\Support\Browser in a test site and prints what it returned as JSON. The web server
 * of browser tests runs it (tools/lib/browser-site.mjs); the body of the request is JSON: `function` is Class::method,
 * and `arguments` are its arguments by name.
 */

declare(strict_types=1);

$courantRequest = json_decode((string) file_get_contents('php://input'), true);
$courantRequest = is_array($courantRequest) ? $courantRequest : [];
$courantSent = array_map(static fn (mixed $value): string => is_scalar($value) ? (string) $value : '', $_SERVER);
// WordPress reads the request of a visitor of the front page.
foreach (['CONTENT_TYPE', 'HTTP_CONTENT_TYPE', 'HTTP_ACCEPT', 'HTTP_COOKIE', 'HTTP_USER_AGENT'] as $courantHeader) {
    unset($_SERVER[$courantHeader]);
}
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF'] = '/index.php';

require $courantSent['DOCUMENT_ROOT'] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

if (!hash_equals(COURANT_SITE_KEY, $courantSent['HTTP_X_COURANT_KEY'] ?? '')) {
    http_response_code(403);
    exit;
}
try {
    $courantFunction = is_string($courantRequest['function'] ?? null) ? $courantRequest['function'] : '';
    [$courantClass, $courantMethod] = explode('::', $courantFunction) + [1 => ''];
    require_once dirname(__DIR__) . "/php/Support/Browser/$courantClass.php";
    $courantCallback = ["CourantTests\\Support\\Browser\\$courantClass", $courantMethod];
    if (!is_callable($courantCallback)) {
        throw new BadFunctionCallException($courantFunction);
    }
    $courantNamed = $courantRequest['arguments'] ?? [];
    $courantResult = $courantCallback(...(is_array($courantNamed) ? $courantNamed : []));
    $courantFlags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR;
    echo "\n", json_encode($courantResult, $courantFlags), "\n";
} catch (Throwable $courantError) {
    http_response_code(500);
    echo $courantError, "\n";
}
