<?php

/**
 * Fills a site with openings for measuring: php seed.php <folder of WordPress> <number of openings>. The same number
 * creates the same openings everywhere. Rows are written in bulk, without the hooks of WordPress, so afterwards the
 * action `courant_desk_reindex` rebuilds the indexes of all modules.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

require __DIR__ . '/site.php';
require __DIR__ . '/Seeder.php';

/**
 * @var \wpdb $wpdb
 * @var int   $courantNumber
 */
(new Seeder($wpdb))->fill($courantNumber);
echo count_user_posts(1, 'awsm_job_openings'), "\n";
