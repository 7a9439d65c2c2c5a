<?php

/**
 * A must-use plugin for browser tests: second applications are refused, in browsers with the cookie `e2e_duplicates`
 * only, because other tests run on the same site.
 */

declare(strict_types=1);

if (isset($_COOKIE['e2e_duplicates'])) {
    $refuse = static fn (mixed $stored): array => ['duplicates' => 'refuse'] + (array) $stored;
    add_filter('option_courant_protection', $refuse);
    add_filter('default_option_courant_protection', $refuse);
}
