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

require __DIR__ . '/site.php';
require __DIR__ . '/ApplicationsSeeder.php';

/**
 * @var \wpdb $wpdb
 * @var int   $courantNumber
 */
(new ApplicationsSeeder($wpdb))->fill($courantNumber);
$courantRows = new CandidateRows(Sql::open(), new Words());
while (!$courantRows->complete()) {
    wp_cache_flush_runtime();
}
(new UnreadCounter(Sql::open()))->recount();
echo $courantNumber, " applications\n";
