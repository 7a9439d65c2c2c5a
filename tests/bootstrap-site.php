<?php

/*
 * Bootstrap of integration tests. WordPress is loaded already (tests/support/phpunit.php), and each test starts with
 * its current state.
 */

declare(strict_types=1);

use CourantTests\Support\Site\Baseline;

// Tests create hundreds of users, and bcrypt's default cost takes a quarter of a second for each on PHP 8.4.
add_filter('wp_hash_password_options', static fn (): array => ['cost' => 4]);
Baseline::take();
