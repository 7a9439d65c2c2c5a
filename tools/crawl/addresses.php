<?php

/**
 * Every public address of a site, each with the template that it shows and the status that it answers (by wp-eval).
 */

declare(strict_types=1);

namespace CourantTools\Crawl;

require_once __DIR__ . '/Addresses.php';

return (new Addresses())->all();
