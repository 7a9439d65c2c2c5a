<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Selects one of the files of a module's stylesheet for the current theme.
 *
 * @see docs/features/themes.md#cascade-layers
 */
final class StyleVariant
{
    /** Themes that have Courant's custom properties and `box-sizing: border-box` for all elements of public pages. */
    public const BASE_FEATURE = 'courant-base-styles';

    /**
     * @param string $directory of the built files
     * @return non-empty-string relative to the directory
     */
    public static function file(string $directory, string $module): string
    {
        $variant = "styles/$module." . self::suffix() . '.css';

        return is_file("$directory/$variant") ? $variant : "styles/$module.css";
    }

    public static function isUnlayered(string $file): bool
    {
        return str_ends_with($file, '.unlayered.css');
    }

    private static function suffix(): string
    {
        return match (true) {
            !ThemeColors::hasLayers() => 'unlayered',
            // There, stylesheets are printed without the theme's.
            is_admin() || wp_is_serving_rest_request() => 'layered',
            current_theme_supports(self::BASE_FEATURE) => 'themed',
            default => 'layered',
        };
    }
}
