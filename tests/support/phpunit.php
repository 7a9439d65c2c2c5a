<?php

/*
 * Runs PHPUnit inside a booted WordPress, which must be loaded in the global scope, because it defines globals.
 * `npm test -- php` calls it, with COURANT_TEST_SITE naming the web root of a test site.
 */

declare(strict_types=1);

$courantSite = getenv('COURANT_TEST_SITE');
if ($courantSite === false || !is_file($courantSite . '/wp-load.php')) {
    fwrite(STDERR, "There is no site to test: run `npm test -- php`.\n");
    exit(2);
}
$courantUrl = (string) getenv('COURANT_TEST_URL');
require __DIR__ . '/request.php';
$_SERVER['HTTP_USER_AGENT'] = 'Courant tests';

require dirname(__DIR__, 2) . '/vendor/autoload.php';
require $courantSite . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

// WordPress may have changed error_reporting; PHPUnit must receive all errors.
error_reporting(E_ALL);
ini_set('display_errors', '1');
exit((new PHPUnit\TextUI\Application())->run($argv));
