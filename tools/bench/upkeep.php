<?php

/**
 * Measures the cost of index updates: php upkeep.php <folder of WordPress> [number of openings to import].
 *
 * Saves one opening repeatedly with changed text, and prints the median time, the queries, and those of the index. Then
 * imports so many openings out of one file, and prints the memory after each tenth of it.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

define('SAVEQUERIES', true);
require __DIR__ . '/site.php';
require __DIR__ . '/Upkeep.php';

/**
 * @var \wpdb $wpdb
 * @var int   $courantNumber
 */
$courantUpkeep = new Upkeep($wpdb);
echo $courantUpkeep->edits(20), "\n";
if ($courantNumber > 0) {
    echo $courantUpkeep->imports($courantNumber), "\n";
}
