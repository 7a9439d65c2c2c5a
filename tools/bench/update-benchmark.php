<?php

/**
 * Measures the cost of index updates: php update-benchmark.php <folder of WordPress> [number of openings to import].
 *
 * Saves one opening repeatedly with changed text, and prints the median time, the queries, and those of the index, and
 * the time of closing an opening and of publishing it again. Then
 * imports the number of openings from one file, and prints the memory after each tenth of it.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

define('SAVEQUERIES', true);
require __DIR__ . '/site.php';
require __DIR__ . '/UpdateBenchmark.php';

/**
 * @var \wpdb $wpdb
 * @var int   $courantNumber
 */
$courantBenchmark = new UpdateBenchmark($wpdb);
echo $courantBenchmark->edits(20), "\n", $courantBenchmark->closings(10), "\n";
if ($courantNumber > 0) {
    echo $courantBenchmark->imports($courantNumber), "\n";
}
