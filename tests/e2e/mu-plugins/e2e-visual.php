<?php

/**
 * A must-use plugin for the visual comparison: one date for everything that is printed. The demo counts its dates from
 * the day on which it is installed.
 */

declare(strict_types=1);

add_filter('wp_date', static function (mixed $text, mixed $format): mixed {
    static $isInside = false;
    $exact = ['c', 'U', DATE_ATOM, 'Y', 'm', 'd', 'Y-m-d', 'Y-m-d H:i:s'];
    if ($isInside === true || !is_string($format) || in_array($format, $exact, true)) {
        return $text;
    }
    $isInside = true;
    $fixed = wp_date($format, 1772444400);
    $isInside = false;

    return $fixed;
}, 10, 2);
add_filter('human_time_diff', static fn (): string => '3 days');
