<?php

/*
 * Bootstrap of unit and architecture tests: Composer's autoloader, without WordPress.
 */

declare(strict_types=1);

require dirname(__DIR__) . '/vendor/autoload.php';
