<?php

/**
 * Autoloads the theme's classes: Courant\Seo\Breadcrumbs is in inc/Seo/Breadcrumbs.php. The theme ships without
 * Composer's autoloader.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

spl_autoload_register(static function (string $class): void {
    if (! str_starts_with($class, 'Courant\\')) {
        return;
    }

    $file = __DIR__ . '/inc/' . strtr(substr($class, strlen('Courant\\')), '\\', '/') . '.php';

    if (is_file($file)) {
        require $file;
    }
});
