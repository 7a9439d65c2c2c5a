<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/**
 * Parses the style attributes of the listing block (`hz_*`) into CSS custom properties for the listing stylesheet.
 * Default values are omitted, so that a block without style settings inherits the site's styles.
 */
final class BlockStyleParser
{
    private const COLOR_PROPERTIES = [
        'hz_sf_background_color' => '--hz-sf-bg',
        'hz_sf_text_color' => '--hz-sf-color',
        'hz_sidebar_bg_color' => '--hz-sidebar-bg',
        'hz_sidebar_tx_color' => '--hz-sidebar-color',
        'hz_jl_background_color' => '--hz-jl-bg',
        'hz_jl_text_color' => '--hz-jl-color',
        'hz_button_background_color' => '--hz-button-bg',
        'hz_button_text_color' => '--hz-button-color',
        'hz_pagination_background_color' => '--hz-pagination-bg',
        'hz_pagination_text_color' => '--hz-pagination-color',
    ];
    private const DEFAULT_BORDER_COLORS =
        ['sf' => '#cccccc', 'ls' => '#cccccc', 'jl' => '#cbcbcb', 'bs' => '#4e35df', 'pagination' => '#cbcbcb'];
    private const DEFAULT_RADIUS = '5px';
    private const DEFAULT_PADDINGS = ['sf' => '15px', 'jl' => '15px', 'bs' => '13px', 'pagination' => ''];
    private const DEFAULT_SIDEBAR_WIDTH = 33.333;
    private const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
    private const SIDES = ['top', 'right', 'bottom', 'left'];

    /**
     * @param array<array-key, mixed> $attributes
     * @return array<string, string> values by property name, safe to print in a style attribute
     */
    public static function parse(array $attributes): array
    {
        $style = [];
        foreach (self::COLOR_PROPERTIES as $name => $property) {
            $style[$property] = self::parseColor($attributes[$name] ?? null);
        }
        foreach (self::DEFAULT_BORDER_COLORS as $element => $default) {
            $border = $attributes["hz_{$element}_border"] ?? null;
            $border = is_array($border) ? $border : [];
            $color = self::parseColor($border['color'] ?? null);
            $width = self::parseLength($border['width'] ?? null);
            $style["--hz-$element-border-color"] = strtolower($color) === $default ? '' : $color;
            $style["--hz-$element-border-width"] = $width === '1px' ? '' : $width;
            $style["--hz-$element-radius"] =
                self::parseBox($attributes["hz_{$element}_border_radius"] ?? null, self::CORNERS, self::DEFAULT_RADIUS);
        }
        foreach (self::DEFAULT_PADDINGS as $element => $default) {
            $style["--hz-$element-padding"] =
                self::parseBox($attributes["hz_{$element}_padding"] ?? null, self::SIDES, $default);
        }
        $width = $attributes['hz_sidebar_width'] ?? null;
        $width = is_numeric($width) ? (float) $width : self::DEFAULT_SIDEBAR_WIDTH;
        $style['--hz-sidebar-width'] = $width === self::DEFAULT_SIDEBAR_WIDTH || $width < 10 || $width > 60
            ? ''
            : round($width, 3) . '%';

        return array_filter($style, static fn (string $value): bool => $value !== '');
    }

    /**
     * Returns a hexadecimal color, a color function with numbers, a named color or a theme preset; '' for anything
     * else.
     */
    private static function parseColor(mixed $raw): string
    {
        $raw = TextFieldSanitizer::sanitize($raw, 80);

        return preg_match('/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%\/-]+\)|[a-z]{3,30}|var\(--[\w-]+\))$/i', $raw) === 1
            ? $raw
            : '';
    }

    private static function parseLength(mixed $raw): string
    {
        $raw = TextFieldSanitizer::sanitize($raw, 20);

        return preg_match('/^\d{1,4}(\.\d{1,4})?(px|em|rem|%|vw|vh)?$/', $raw) === 1
            ? (is_numeric($raw) ? $raw . 'px' : $raw)
            : '';
    }

    /**
     * Parses four lengths in CSS order from a single value or a map.
     *
     * @param list<string> $names
     */
    private static function parseBox(mixed $raw, array $names, string $default): string
    {
        $values = is_array($raw) ? $raw : array_fill_keys($names, $raw);
        $lengths = array_map(static fn (string $name): string => self::parseLength($values[$name] ?? null), $names);
        $customLengths = array_filter(
            $lengths,
            static fn (string $length): bool => $length !== '' && $length !== $default,
        );

        return $customLengths === []
            ? ''
            : implode(' ', array_map(static fn (string $length): string => $length === '' ? '0' : $length, $lengths));
    }
}
