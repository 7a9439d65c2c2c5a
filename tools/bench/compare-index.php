<?php

/*
 * Compares the index with WordPress's tables: php compare-index.php <folder of WordPress> <number of queries> <seed>.
 * Prints JSON.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

use CourantDesk\Kernel\Sql;

require __DIR__ . '/site.php';
require __DIR__ . '/IndexComparison.php';

/**
 * @var int          $courantNumber
 * @var list<string> $argv
 */
echo wp_json_encode((new IndexComparison(Sql::fromGlobal()))->compare($courantNumber, (int) ($argv[3] ?? 1))), "\n";
