<?php

/*
 * Loads the WordPress whose folder is the first argument. `$courantNumber` is the second.
 */

declare(strict_types=1);

/** @var list<string> $argv */
$courantNumber = (int) ($argv[2] ?? 0);
$_SERVER['HTTP_HOST'] ??= 'localhost';
require ($argv[1] ?? '') . '/wp-load.php';
require __DIR__ . '/Sequence.php';
