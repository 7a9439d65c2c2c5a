<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Calculates the contrast of two colors by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
final class ColorContrast
{
    /** Minimum for text, level AA. */
    public const MIN_TEXT = 4.5;

    /**
     * Returns the contrast ratio, from 1 to 21.
     *
     * @param string $first  as #rrggbb
     * @param string $second as #rrggbb
     */
    public static function ratio(string $first, string $second): float
    {
        $luminances = [self::luminance($first), self::luminance($second)];

        return (max($luminances) + 0.05) / (min($luminances) + 0.05);
    }

    /**
     * Returns the channels of a color, each from 0 to 255.
     *
     * @param string $color as #rrggbb
     * @return array{int, int, int}
     */
    public static function channels(string $color): array
    {
        return [
            (int) hexdec(substr($color, 1, 2)),
            (int) hexdec(substr($color, 3, 2)),
            (int) hexdec(substr($color, 5, 2)),
        ];
    }

    private static function luminance(string $color): float
    {
        [$red, $green, $blue] = array_map(
            static fn (int $channel): float => $channel <= 10
                ? $channel / 255 / 12.92
                : (($channel / 255 + 0.055) / 1.055) ** 2.4,
            self::channels($color)
        );

        return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
    }
}
