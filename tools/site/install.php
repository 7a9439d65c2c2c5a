<?php

/**
 * Installs WordPress in a development site: `php install.php <folder with wp-load.php> <URL>`.
 */

declare(strict_types=1);

if (PHP_SAPI !== 'cli') {
    exit(1);
}

[, $courantRoot, $courantUrl] = $argv;
$_SERVER['HTTP_HOST'] = parse_url($courantUrl, PHP_URL_HOST) . ':' . parse_url($courantUrl, PHP_URL_PORT);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';

define('WP_INSTALLING', true);
require $courantRoot . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

/** Disables emails about the installation: the site is local. */
function wp_new_blog_notification(): void
{
}

if (is_blog_installed()) {
    echo "installed before\n";
    exit(0);
}
wp_install('Courant', 'admin', 'admin@example.com', true, '', 'password');
echo "installed\n";
