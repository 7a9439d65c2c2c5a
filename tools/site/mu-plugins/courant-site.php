<?php

/**
 * Plugin Name: Courant development site
 * Description: Development site only: sends emails to the mail catcher, keeps visitors anonymous, and prepares the
 * site.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if (defined('COURANT_SITE') && COURANT_SITE) {
    // Next to the web root, whichever path the runtime uses.
    defined('COURANT_PRIVATE_DIR')
        || define('COURANT_PRIVATE_DIR', rtrim(dirname(rtrim(ABSPATH, '/')), '/') . '/private-store');

    require_once __DIR__ . '/courant-site/visitors.php';
    require_once __DIR__ . '/courant-site/mail.php';
    require_once __DIR__ . '/courant-site/prepare.php';
    require_once __DIR__ . '/courant-site/marker.php';
    require_once __DIR__ . '/courant-site/dev.php';
}
