<?php

/**
 * Finds the classes of this package (PSR-4), without Composer, so that nothing is shipped that could clash or go stale.
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
    // Before the ones of WordPress, which would be asked for each of our classes in vain.
    true
);
