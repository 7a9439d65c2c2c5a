<?php

/**
 * A must-use plugin for browser tests: a request selects options for itself, by a header (browsers of Playwright) or a
 * cookie (others), so that tests that run at the same time do not change one another's site.
 */

declare(strict_types=1);

$requested = $_SERVER['HTTP_X_COURANT_TEST_OPTIONS'] ?? $_COOKIE['courant_test_options'] ?? '';
$requestedOptions = json_decode((string) base64_decode(is_string($requested) ? $requested : '', true), true);
foreach (is_array($requestedOptions) ? $requestedOptions : [] as $name => $value) {
    add_filter('pre_option_' . $name, static fn (): mixed => $value);
}
