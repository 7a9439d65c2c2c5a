<?php

/**
 * Fills a site with applications for measuring: php seed-applications.php <folder of WordPress> <number>. Rows are written
 * in bulk, past WordPress's hooks, so the recruiters' rows are made afterwards as those of a site that switches over.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

use CourantDesk\Applications\Domain\Recruiting\Words;
use CourantDesk\Applications\Wp\Recruiting\CandidateRows;
use CourantDesk\Applications\Wp\UnreadCounter;
use CourantDesk\Kernel\Sql;

$courantFolder = $argv[1] ?? '';
$courantWanted = (int) ($argv[2] ?? 0);
$_SERVER['HTTP_HOST'] ??= 'localhost';
require $courantFolder . '/wp-load.php';
require __DIR__ . '/Sequence.php';
require __DIR__ . '/ApplicationsSeeder.php';

/** @var \wpdb $wpdb */
(new ApplicationsSeeder($wpdb))->fill($courantWanted);
$courantRows = new CandidateRows(Sql::open(), new Words());
while (!$courantRows->complete()) {
    wp_cache_flush_runtime();
}
(new UnreadCounter(Sql::open()))->recount();
echo $courantWanted, " applications\n";
