<?php

/*
 * Loads the WordPress whose folder is the first argument. `$courantNumber` is the second.
 */

declare(strict_types=1);

/** @var list<string> $argv */
$courantFolder = $argv[1] ?? '';
$courantNumber = (int) ($argv[2] ?? 0);
$_SERVER['HTTP_HOST'] ??= 'localhost';
require $courantFolder . '/wp-load.php';
require __DIR__ . '/Sequence.php';
