<?php

/**
 * Creates the demo content. Must be required inside a booted WordPress, as an administrator; returns a summary. A
 * second run creates what is missing, changes nothing that exists, and does not restore deleted content.
 */

declare(strict_types=1);

namespace CourantDemo;

defined('ABSPATH') || exit;

foreach (
    [
        'Row', 'DemoRecords', 'DemoDates', 'Images', 'Markup', 'Authors', 'SiteSettings', 'CoreSamples', 'Categories',
        'Pages', 'Articles', 'Comments', 'Forms', 'Openings', 'OpeningFields', 'Ads', 'ArticleViews',
        'Menus', 'Widgets', 'Demo',
    ] as $courantDemoClass
) {
    require_once __DIR__ . "/src/{$courantDemoClass}.php";
}

return Demo::fromFolder(__DIR__)->create();
