<?php

/**
 * Autoloads the classes of this package (PSR-4) without Composer, so that no bundled code can conflict with another
 * plugin's or become outdated.
 *
 * @package CourantDesk
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

spl_autoload_register(
    static function (string $class): void {
        if (!str_starts_with($class, 'CourantDesk\\')) {
            return;
        }
        $file = __DIR__ . '/src/' . strtr(substr($class, 12), '\\', '/') . '.php';
        if (is_file($file)) {
            require $file;
        }
    },
    true,
    // Prepended: the autoloaders of WordPress would otherwise be called first for each class of the plugin.
    true
);
