<?php

/**
 * Fills a site with applications for measuring: php seed-applications.php <folder of WordPress> <number>. Rows are
 * written in bulk, without the hooks of WordPress, so the recruiters' rows are created afterwards, as on a site that
 * switches from another plugin.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

use CourantDesk\Applications\Storage\UnreadCounter;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\CandidateSearchNormalizer;
use CourantDesk\Recruiting\Storage\CandidateIndex;

require __DIR__ . '/site.php';
require __DIR__ . '/ApplicationsSeeder.php';

/**
 * @var \wpdb $wpdb
 * @var int   $courantNumber
 */
(new ApplicationsSeeder($wpdb))->fill($courantNumber);
$courantRows = new CandidateIndex(Sql::fromGlobal(), new CandidateSearchNormalizer());
while (!$courantRows->addMissing()) {
    wp_cache_flush_runtime();
}
(new UnreadCounter(Sql::fromGlobal()))->recount();
echo $courantNumber, " applications\n";
