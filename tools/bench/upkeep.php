<?php

/**
 * What it costs to keep the index in step: php upkeep.php <folder of WordPress> [number of openings to import].
 *
 * Saves one opening with other words again and again, and tells the median time, the queries, and those of the index alone. Then imports
 * so many openings out of one file, and tells the memory after each tenth of it.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

$courantFolder = $argv[1] ?? '';
$courantImports = (int) ($argv[2] ?? 0);
$_SERVER['HTTP_HOST'] ??= 'localhost';
define('SAVEQUERIES', true);
require $courantFolder . '/wp-load.php';
require __DIR__ . '/Sequence.php';
require __DIR__ . '/Upkeep.php';

/** @var \wpdb $wpdb */
$courantUpkeep = new Upkeep($wpdb);
echo $courantUpkeep->edits(20), "\n";
if ($courantImports > 0) {
    echo $courantUpkeep->imports($courantImports), "\n";
}
