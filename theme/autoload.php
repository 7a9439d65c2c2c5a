<?php

/**
 * Finds the theme's classes: Courant\Seo\Trail is inc/Seo/Trail.php.
 * Neither package ships Composer's loader (design.md, decision 10).
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
