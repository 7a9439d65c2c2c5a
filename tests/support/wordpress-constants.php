<?php

/*
 * Constants that a running WordPress defines, for PHPStan: its stubs declare none. Nothing loads this file.
 */

declare(strict_types=1);

define('ABSPATH', '/');
define('WPINC', 'wp-includes');
define('WP_CONTENT_DIR', '/wp-content');
define('WP_CONTENT_URL', 'http://localhost/wp-content');
define('WP_PLUGIN_DIR', '/wp-content/plugins');
define('WP_DEBUG', false);
define('SCRIPT_DEBUG', false);
define('DOING_AJAX', false);
define('DOING_CRON', false);
define('DOING_AUTOSAVE', false);
define('MULTISITE', false);
define('WP_CLI', false);
define('WP_UNINSTALL_PLUGIN', 'courant-desk/courant-desk.php');
define('COURANT_PRIVATE_DIR', '/private-store');
define('COURANT_SITE', true);
define('COURANT_SITE_ONLINE', false);
define('COURANT_SITE_KEY', 'key');
define('COURANT_SMTP_HOST', '127.0.0.1');
define('COURANT_SMTP_PORT', 2525);
define('DB_NAME', '');
define('DB_HOST', '');
define('DB_USER', '');
define('DB_PASSWORD', '');
define('AUTH_COOKIE', 'wordpress_');
define('SECURE_AUTH_COOKIE', 'wordpress_sec_');
define('LOGGED_IN_COOKIE', 'wordpress_logged_in_');
define('COOKIEHASH', '');
define('COOKIEPATH', '/');
define('SITECOOKIEPATH', '/');
define('COOKIE_DOMAIN', '');
define('MINUTE_IN_SECONDS', 60);
define('HOUR_IN_SECONDS', 3600);
define('DAY_IN_SECONDS', 86400);
define('WEEK_IN_SECONDS', 604800);
define('MONTH_IN_SECONDS', 2592000);
define('YEAR_IN_SECONDS', 31536000);
define('KB_IN_BYTES', 1024);
define('MB_IN_BYTES', 1048576);
define('GB_IN_BYTES', 1073741824);
define('OBJECT', 'OBJECT');
define('OBJECT_K', 'OBJECT_K');
define('ARRAY_A', 'ARRAY_A');
define('ARRAY_N', 'ARRAY_N');
define('EP_NONE', 0);
define('EP_PERMALINK', 1);
define('EP_ALL', 8191);
