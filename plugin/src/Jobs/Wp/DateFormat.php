<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

/** How this site writes dates and times. */
final class DateFormat
{
    public static function date(): string
    {
        return self::option('date_format', 'F j, Y');
    }

    public static function time(): string
    {
        return self::option('time_format', 'H:i');
    }

    private static function option(string $name, string $default): string
    {
        $format = get_option($name);

        return is_string($format) && $format !== '' ? $format : $default;
    }
}
