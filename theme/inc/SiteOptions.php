<?php

declare(strict_types=1);

namespace Courant;

/**
 * Reads core options with their types.
 */
final class SiteOptions
{
    public static function text(string $name): string
    {
        $value = get_option($name);

        return is_scalar($value) ? (string) $value : '';
    }

    public static function number(string $name): int
    {
        $value = get_option($name);

        return is_numeric($value) ? (int) $value : 0;
    }
}
