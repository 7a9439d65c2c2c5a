<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/**
 * The look that a block was given (Jobs contract 2.4, `hz_*`), as custom properties that our style reads. A value that
 * the contract has by default says nothing, so that a block nobody styled looks as the site does.
 */
final class BlockStyle
{
    private const COLOURS = [
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
    private const BORDERS = ['sf' => '#cccccc', 'ls' => '#cccccc', 'jl' => '#cbcbcb', 'bs' => '#4e35df', 'pagination' => '#cbcbcb'];
    private const RADIUS = '5px';
    private const PADDINGS = ['sf' => '15px', 'jl' => '15px', 'bs' => '13px', 'pagination' => ''];
    private const WIDTH = 33.333;
    private const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
    private const SIDES = ['top', 'right', 'bottom', 'left'];

    /**
     * @param array<array-key, mixed> $attributes
     * @return array<string, string> by name, safe to print in a style attribute
     */
    public static function of(array $attributes): array
    {
        $style = [];
        foreach (self::COLOURS as $name => $property) {
            $style[$property] = self::colour($attributes[$name] ?? null);
        }
        foreach (self::BORDERS as $part => $default) {
            $border = $attributes["hz_{$part}_border"] ?? null;
            $border = is_array($border) ? $border : [];
            $colour = self::colour($border['color'] ?? null);
            $width = self::length($border['width'] ?? null);
            $style["--hz-$part-border-color"] = strtolower($colour) === $default ? '' : $colour;
            $style["--hz-$part-border-width"] = $width === '1px' ? '' : $width;
            $style["--hz-$part-radius"] = self::box($attributes["hz_{$part}_border_radius"] ?? null, self::CORNERS, self::RADIUS);
        }
        foreach (self::PADDINGS as $part => $default) {
            $style["--hz-$part-padding"] = self::box($attributes["hz_{$part}_padding"] ?? null, self::SIDES, $default);
        }
        $width = $attributes['hz_sidebar_width'] ?? null;
        $width = is_numeric($width) ? (float) $width : self::WIDTH;
        $style['--hz-sidebar-width'] = $width === self::WIDTH || $width < 10 || $width > 60 ? '' : round($width, 3) . '%';

        return array_filter($style, static fn (string $value): bool => $value !== '');
    }

    /** A colour as editors write it: hexadecimal, a function of numbers, a name, or a preset of the theme. */
    private static function colour(mixed $raw): string
    {
        $raw = Text::line($raw, 80);

        return preg_match('/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%\/-]+\)|[a-z]{3,30}|var\(--[\w-]+\))$/i', $raw) === 1 ? $raw : '';
    }

    private static function length(mixed $raw): string
    {
        $raw = Text::line($raw, 20);

        return preg_match('/^\d{1,4}(\.\d{1,4})?(px|em|rem|%|vw|vh)?$/', $raw) === 1 ? (is_numeric($raw) ? $raw . 'px' : $raw) : '';
    }

    /**
     * Four lengths in CSS's order, from one text or a map.
     *
     * @param list<string> $names
     */
    private static function box(mixed $raw, array $names, string $default): string
    {
        $given = is_array($raw) ? $raw : array_fill_keys($names, $raw);
        $lengths = array_map(static fn (string $name): string => self::length($given[$name] ?? null), $names);
        $known = array_filter($lengths, static fn (string $length): bool => $length !== '' && $length !== $default);

        return $known === [] ? '' : implode(' ', array_map(static fn (string $length): string => $length === '' ? '0' : $length, $lengths));
    }
}
