<?php

/**
 * Imports the accessibility theme unit test into a site (by wp-eval) and prints the number of posts of each type.
 */

declare(strict_types=1);

namespace CourantTools\Crawl;

require_once __DIR__ . '/WxrItem.php';
require_once __DIR__ . '/WxrFile.php';
require_once __DIR__ . '/Media.php';
require_once __DIR__ . '/Terms.php';
require_once __DIR__ . '/WxrImport.php';
require_once __DIR__ . '/Samples.php';

$courantProject = dirname(__DIR__, 2);

return (new WxrImport(
    new WxrFile("{$courantProject}/tests/fixtures/Theme/a11y-theme-unit-test-data.xml"),
    new Media("{$courantProject}/demo/images"),
    new Terms(),
))->run() + ['samples' => (new Samples())->create()];
