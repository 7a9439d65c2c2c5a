<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Reads colors and the shape of buttons from the global styles of the current theme, as custom properties for the style
 * sheets of this plugin. Colors with too little contrast are replaced with the next candidate.
 *
 * @see docs/features/themes.md#colors
 */
final class ThemeColors
{
    /**
     * Themes whose style sheets are in cascade layers that override those of this plugin declare support for this
     * feature.
     */
    public const LAYERS_FEATURE = 'courant-cascade-layers';

    private const HANDLE = 'courant-desk-theme-colors';
    private const WHITE = '#ffffff';
    private const BLACK = '#000000';

    /**
     * Secondary text under themes whose text color is unknown. Its contrast is lower than that of the text only as long
     * as both are dark or both are light: text that is gray already does not become lighter.
     */
    private const SECONDARY_TEXT = ':root{--courant-muted:currentcolor;--courant-muted-opacity:1}'
        . ':root:root:root .courant-recent__facts{opacity:1}'
        . '@supports (color:oklch(from currentcolor l c h)){:root{--courant-muted:oklch(from currentcolor '
        . 'calc(max(l,min(l + .15,.5)) + min(l,max(l - .15,.75)) - l) c h)}}';

    /** Color slugs that classic themes use for links and buttons. */
    private const ACCENT_SLUGS = ['accent', 'primary'];

    /** @var array<string, string> colors as #rrggbb, by their CSS value */
    private array $resolved = [];

    public static function hasLayers(): bool
    {
        return current_theme_supports(self::LAYERS_FEATURE);
    }

    /** @return list<non-empty-string> handle of the style that the style sheets depend on */
    public static function registerStyle(): array
    {
        if (!wp_style_is(self::HANDLE, 'registered')) {
            wp_register_style(self::HANDLE, false, [], '1');
            wp_add_inline_style(self::HANDLE, (new self())->css());
        }

        return [self::HANDLE];
    }

    /** Returns rules for `:root`, or '' for a theme with cascade layers, which has its own colors. */
    public function css(): string
    {
        if (self::hasLayers()) {
            return '';
        }
        $paper = $this->firstColor([$this->style(['color', 'background'])]);
        $textColor = $this->firstColor([$this->style(['color', 'text'])]);
        $accent = $this->firstReadable($this->accents($textColor), $this->resolved[$paper] ?? self::WHITE);
        $button = $this->style(['elements', 'button', 'color', 'text']);
        $properties = [
            '--courant-accent' => $accent,
            '--courant-on-accent' => $accent === '' ? '' : $this->firstReadable(
                [$button, $paper, $textColor, self::WHITE, self::BLACK],
                $this->resolved[$accent] ?? self::BLACK,
            ),
            '--courant-background' => $textColor === '' ? '' : $paper,
            '--courant-foreground' => $paper === '' ? '' : $textColor,
            '--courant-button-radius' => $this->buttonRadius(),
        ];
        $css = '';
        foreach (array_filter($properties, static fn (string $value): bool => $value !== '') as $name => $value) {
            $css .= "$name:$value;";
        }

        return self::SECONDARY_TEXT . ($css === '' ? '' : ":root{{$css}}");
    }

    /** @return list<string> most suitable first */
    private function accents(string $textColor): array
    {
        $accents = [$this->style(['elements', 'button', 'color', 'background'])];
        $palette = wp_get_global_settings(['color', 'palette', 'theme']);
        $colors = array_column(is_array($palette) ? $palette : [], 'color', 'slug');
        foreach (self::ACCENT_SLUGS as $slug) {
            $color = $colors[$slug] ?? null;
            if (is_string($color) && self::isHex($color)) {
                $variable = "var(--wp--preset--color--$slug)";
                $this->resolved[$variable] = self::fullHex($color);
                $accents[] = $variable;
            }
        }

        return [...$accents, $this->style(['elements', 'link', 'color', 'text']), $textColor];
    }

    /**
     * Returns a value of theme.json and the styles that were edited in the site editor, as a CSS variable if it is
     * defined as one.
     *
     * @param list<string> $path
     */
    private function style(array $path): string
    {
        // For themes without theme.json, WordPress returns its default button styles, which the theme does not use.
        if (!wp_theme_has_theme_json()) {
            return '';
        }
        $value = wp_get_global_styles($path);
        $color = wp_get_global_styles($path, ['transforms' => ['resolve-variables']]);
        if (!is_string($value) || !is_string($color) || !self::isHex($color)) {
            return '';
        }
        $value = preg_match('/^var\(--wp--[\w-]+\)$/', $value) === 1 ? $value : self::fullHex($color);
        $this->resolved[$value] = self::fullHex($color);

        return $value;
    }

    private function buttonRadius(): string
    {
        $radius = wp_theme_has_theme_json() ? wp_get_global_styles(['elements', 'button', 'border', 'radius']) : '';

        return is_string($radius) && preg_match('/^(?:0|\d*\.?\d+(?:px|rem|em|%))$/', $radius) === 1 ? $radius : '';
    }

    /** @param list<string> $colors */
    private function firstColor(array $colors): string
    {
        return $this->firstReadable($colors, '');
    }

    /**
     * @param list<string> $colors     CSS values; '' is skipped
     * @param string       $background as #rrggbb, or '' for any
     */
    private function firstReadable(array $colors, string $background): string
    {
        foreach ($colors as $color) {
            $hex = $this->resolved[$color] ?? $color;
            $contrast = $hex === '' || $background === '' ? 21 : ColorContrast::ratio($hex, $background);
            if ($hex !== '' && $contrast >= ColorContrast::MIN_TEXT) {
                return $color;
            }
        }

        return '';
    }

    private static function isHex(string $color): bool
    {
        return preg_match('/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i', $color) === 1;
    }

    private static function fullHex(string $color): string
    {
        return strtolower(
            strlen($color) === 4 ? '#' . $color[1] . $color[1] . $color[2] . $color[2] . $color[3] . $color[3] : $color
        );
    }
}
