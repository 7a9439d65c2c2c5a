<?php

/**
 * Runs when the plugin is deleted. Data, roles and files are kept unless the owner chose otherwise
 * (docs/architecture.md#stored-data).
 *
 * @package CourantDesk
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

require __DIR__ . '/autoload.php';

CourantDesk\Plugin::uninstall(__DIR__ . '/courant-desk.php');
