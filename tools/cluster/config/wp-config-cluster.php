<?php

declare(strict_types=1);

// Included by wp-config.php before wp-settings.php, the same file on every node.
define('DB_HOST', '{{database}}:3306');
define('WP_CACHE_KEY_SALT', 'courant:');
define('WP_REDIS_HOST', '{{redis}}');
define('WP_REDIS_PORT', 6379);
define('WP_REDIS_TIMEOUT', 0.5);
define('WP_REDIS_READ_TIMEOUT', 0.5);
// The system's cron calls wp-cron.php, see the crontab.
define('DISABLE_WP_CRON', true);
// The same keys on every node, stored apart from the files and the database.
define('COURANT_FILE_KEYS', '{{key}}');
define('COURANT_PRIVATE_DIR', '{{store}}');
