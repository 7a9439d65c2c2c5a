<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Returns the formats of dates and times that the settings of this site configure, for wp_date(). */
final class SiteDateFormat
{
    public static function dateFormat(): string
    {
        return self::readOption('date_format', 'F j, Y');
    }

    public static function timeFormat(): string
    {
        return self::readOption('time_format', 'H:i');
    }

    private static function readOption(string $name, string $default): string
    {
        $format = get_option($name);

        return is_string($format) && $format !== '' ? $format : $default;
    }
}
