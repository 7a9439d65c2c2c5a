<?php

/**
 * Lays down the demo content. To be required inside a booted WordPress, as an administrator; returns a summary.
 * A second run makes what is missing and touches nothing that is there, nor brings back what somebody deleted.
 */

declare(strict_types=1);

namespace CourantDemo;

defined('ABSPATH') || exit;

foreach (
    [
        'Row', 'Marks', 'Moments', 'Images', 'Markup', 'Authors', 'SiteSettings', 'CoreSamples', 'Categories',
        'Pages', 'Articles', 'Comments', 'Openings', 'OpeningFields', 'Ads', 'Menus', 'Widgets', 'Demo',
    ] as $courantDemoClass
) {
    require_once __DIR__ . "/src/{$courantDemoClass}.php";
}

return Demo::in(__DIR__)->lay();
