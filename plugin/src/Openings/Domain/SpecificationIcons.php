<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/**
 * Defines the built-in icons of specifications, with the icon names of WP Job Openings. Other stored names are kept and
 * printed as classes, so that a theme with its own icon font still shows them.
 */
final class SpecificationIcons
{
    /** SVG paths in a 20 by 20 view box. */
    private const PATHS = [
        'briefcase' => 'M3 6.5h14v10H3zM7 6.5V4h6v2.5M3 11h14',
        'building' => 'M5 17V3h10v14M3 17h14M8 6.5h1M11 6.5h1M8 10h1M11 10h1M9 17v-3h2v3',
        'map-marker' => 'M10 18s6-5.6 6-10A6 6 0 0 0 4 8c0 4.4 6 10 6 10ZM10 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
        'globe' => 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM2.5 10h15M10 2.5c2.4 2.2 3.4 4.7 3.4 7.5s-1 5.3-3.4 7.5c-2.4-2.2-3.4-4.7-3.4-7.5s1-5.3 3.4-7.5Z',
        'clock-o' => 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 5.5V10l3 2',
        'calendar' => 'M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v3.5M13 2.5v3.5',
        'tag' => 'M3 3h6.5L17.5 11 11 17.5 3 9.5zM6.5 6.5h.01',
        'folder' => 'M2.5 16V4.5h5l2 2.5h8v9z',
        'user' => 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17.5c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5',
        'users' => 'M7.5 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5M13 4.3a3 3 0 0 1 0 5.4M14.8 12.4c2 .6 3.2 2 3.2 4.1',
        'graduation-cap' => 'M1.5 8 10 4l8.5 4L10 12zM5 9.8V14c1.4 1.3 3 2 5 2s3.6-.7 5-2V9.8M18.5 8v5',
        'language' => 'M2.5 4.5h8M6.5 2.5v2M9 4.5c-.8 3.5-3 6-6 7.5M4.5 7.5c1 2 2.5 3.5 4.5 4.5M9.5 17.5l4-10 4 10M11 14h5',
        'money' => 'M2.5 5h15v10h-15zM10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM5 7.5v5M15 7.5v5',
        'home' => 'M2.5 9.5 10 3l7.5 6.5M4.5 8v9h11V8M8.5 17v-4.5h3V17',
        'laptop' => 'M4 4h12v9H4zM2 16h16',
        'car' => 'M3 14.5V11l2-5h10l2 5v3.5zM3 11h14M5.5 14.5V16.5M14.5 14.5V16.5',
        'plane' => 'M10 2.5c-.9 0-1.3 1-1.3 2v3.3L2.5 11.5v1.7l6.2-1.7v3.2L7 16.2v1.3l3-.8 3 .8v-1.3l-1.7-1.5v-3.2l6.2 1.7v-1.7l-6.2-3.7V4.5c0-1-.4-2-1.3-2Z',
        'wrench' => 'M17 5.5a4 4 0 0 1-5.5 4.8L5.5 16.5a1.6 1.6 0 0 1-2.2-2.2l6.2-6A4 4 0 0 1 14.3 3l-2.3 2.3.3 2.4 2.4.3z',
        'star' => 'm10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z',
        'heart' => 'M10 16.5S2.5 12.2 2.5 7.3A3.8 3.8 0 0 1 10 6a3.8 3.8 0 0 1 7.5 1.3c0 4.9-7.5 9.2-7.5 9.2Z',
        'flag' => 'M4 18V3M4 3.5h11l-2 3.5 2 3.5H4',
        'book' => 'M10 5c-1.5-1.3-4-1.8-7-1.5v12c3-.3 5.5.2 7 1.5 1.5-1.3 4-1.8 7-1.5v-12C14 3.2 11.5 3.7 10 5ZM10 5v12',
    ];

    /** @return array<string, string> SVG paths by name */
    public static function all(): array
    {
        return self::PATHS;
    }

    /** Returns the SVG path; '' for an icon that is not built in. */
    public static function svgPath(string $name): string
    {
        return self::PATHS[$name] ?? '';
    }

    /** Returns whether a name is safe as a CSS class. */
    public static function isValidName(string $name): bool
    {
        return preg_match('/^[a-z0-9]+(?:-[a-z0-9]+)*$/', $name) === 1 && strlen($name) <= 60;
    }
}
