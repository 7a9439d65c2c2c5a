<?php

/**
 * Fills a site with openings in bulk: php seed-million.php <folder of WordPress> <number of openings>. The plugin is
 * inactive meanwhile, as an operator would do it. With 0, activates it, so that it builds its index in the background.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

require __DIR__ . '/site.php';
require __DIR__ . '/Seeder.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

/**
 * @var \wpdb $wpdb
 * @var int   $courantNumber
 */
wp_set_current_user(1);
if ($courantNumber === 0) {
    // In another process: a request that deactivates the plugin removes its events when it ends.
    activate_plugin('courant-desk/courant-desk.php');
    exit(0);
}
deactivate_plugins('courant-desk/courant-desk.php');
(new Seeder($wpdb))->write($courantNumber, ['expired' => 20, 'draft' => 50, 'pending' => 333, 'private' => 1111]);
echo number_format($courantNumber), " openings written\n";
