<?php

/*
 * Unit and architecture tests: Composer's loader, and no WordPress.
 */

declare(strict_types=1);

require dirname(__DIR__) . '/vendor/autoload.php';
