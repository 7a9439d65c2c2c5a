<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Customizer\Color;
use Courant\Customizer\Palette;

/**
 * Adapts colors that an author chose for light mode so that the text stays readable in dark mode. An element with an
 * author's background keeps it and uses the color scheme that matches the background; colored text on the page
 * background is lightened as far as necessary. Pure.
 */
final class AuthorColors
{
    /** The theme's own colors have dark-mode values already (theme.json). */
    private const THEME_COLORS = ['base', 'surface', 'contrast', 'muted', 'accent', 'accent-contrast'];
    /** Class names of the same form that are not colors. */
    private const NON_COLOR_NAMES = ['text', 'inline', 'link', 'border'];

    /**
     * @param array<string, string> $paletteColors Colors by slug, as #rrggbb.
     */
    public function __construct(private readonly array $paletteColors)
    {
    }

    /**
     * Returns the declarations to add to an element's style attribute.
     *
     * @param list<string> $classes
     * @return string Empty when nothing has to be added.
     */
    public function darkModeStyle(string $style, array $classes): string
    {
        $declared = self::parseDeclarations($style);
        $background = Color::fromCss($declared['background-color'] ?? $declared['background'] ?? '');
        $color = Color::fromCss($declared['color'] ?? '');
        $name = self::colorSlug($classes);
        $hasTextColor = isset($declared['color']) || in_array('has-text-color', $classes, true);

        if ($background !== null) {
            return 'color-scheme:' . ($background->isDark() ? 'dark' : 'light')
                . ($hasTextColor ? '' : ';color:var(--courant-foreground)');
        }

        if (($color === null && $name === '') || in_array($name, self::THEME_COLORS, true)) {
            return '';
        }

        if (in_array('has-background', $classes, true)) {
            // The author chose text and background together: use the light-mode values of both.
            return 'color-scheme:light';
        }

        $day = $color ?? Color::fromCss($this->paletteColors[$name] ?? '');
        $turned = $day === null ? '' : Palette::lightDarkTextColor($day);
        $isWeighty = $color === null || str_contains($declared['color'] ?? '', '!important');

        return str_starts_with($turned, 'light-dark') ? "color:{$turned}" . ($isWeighty ? '!important' : '') : '';
    }

    /**
     * Parses the declarations of a style attribute.
     *
     * @return array<string, string> Values by property, in lower case; the last declaration of a property counts.
     */
    private static function parseDeclarations(string $style): array
    {
        $found = [];

        foreach (explode(';', strtolower($style)) as $declaration) {
            [$property, $value] = explode(':', $declaration, 2) + [1 => ''];
            $found[trim($property)] = trim($value);
        }

        return $found;
    }

    /**
     * Returns the color slug from an element's classes, or an empty string.
     *
     * @param list<string> $classes
     */
    private static function colorSlug(array $classes): string
    {
        foreach ($classes as $class) {
            if (
                preg_match('/^has-([a-z0-9-]+)-color$/', $class, $matches) === 1
                && ! str_ends_with($matches[1], '-background') && ! in_array($matches[1], self::NON_COLOR_NAMES, true)
            ) {
                return $matches[1];
            }
        }

        return '';
    }
}
