<?php

/**
 * Prints every public URL of a site with its template and its HTTP status (run by wp-eval).
 */

declare(strict_types=1);

namespace CourantTools\Crawl;

require_once __DIR__ . '/CrawlTargets.php';

return (new CrawlTargets())->all();
