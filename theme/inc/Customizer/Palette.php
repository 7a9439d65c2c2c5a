<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Derives all theme colors from the three that the site owner chooses, so that text is readable in light and dark mode
 * whatever was chosen. Pure.
 */
final class Palette
{
    /** Higher than for text: the accent is also text on a surface that is tinted with it, such as a current entry. */
    private const MIN_ACCENT_CONTRAST = 5.25;
    private const DARK_BACKGROUND = '#15171b';
    private const DARK_SURFACE = '#1f2228';
    private const DARK_TEXT = '#ecebe7';

    public function __construct(
        public readonly string $accent,
        public readonly string $background,
        public readonly string $text,
    ) {
    }

    /**
     * Returns a color as readable text color for light and for dark mode: the nearest shades with sufficient contrast.
     *
     * @return array{string, string}
     */
    public function textColors(string $hex, float $contrast = Color::MIN_TEXT_CONTRAST): array
    {
        $color = Color::fromHex($hex);

        return [
            $color->withMinContrast($contrast, Color::fromHex($this->background), $this->surfaceColor())->hex(),
            self::darkModeColor($color, $contrast)->hex(),
        ];
    }

    /**
     * Returns a text color on the page background as a CSS value: unchanged in light mode, the nearest readable shade
     * in dark mode.
     */
    public static function lightDarkTextColor(Color $color): string
    {
        [$light, $dark] = [$color->hex(), self::darkModeColor($color)->hex()];

        return $light === $dark ? $light : "light-dark({$light},{$dark})";
    }

    private static function darkModeColor(Color $color, float $contrast = Color::MIN_TEXT_CONTRAST): Color
    {
        return $color->withMinContrast(
            $contrast,
            Color::fromHex(self::DARK_BACKGROUND),
            Color::fromHex(self::DARK_SURFACE),
        );
    }

    /**
     * Returns the custom properties that differ from the stylesheet's values.
     *
     * @param bool $accent Whether the accent differs from the theme's default.
     * @param bool $backgrounds Whether the background or text color differs from the default.
     * @return array<string, string> Values by custom property.
     */
    public function customProperties(bool $accent, bool $backgrounds): array
    {
        return array_map(
            static fn (array $colors): string => "light-dark({$colors[0]}, {$colors[1]})",
            ($backgrounds ? $this->backgroundColors() : []) + ($accent || $backgrounds ? $this->accentColors() : []),
        );
    }

    /**
     * Returns the colors of light mode by their slugs in theme.json.
     *
     * @return array<string, string>
     */
    public function presetColors(): array
    {
        $light = array_map(
            static fn (array $colors): string => $colors[0],
            $this->backgroundColors() + $this->accentColors(),
        );

        return [
            'base' => $light['--courant-background'],
            'contrast' => $light['--courant-foreground'],
            'muted' => $light['--courant-muted'],
            'surface' => $light['--courant-surface'],
            'accent' => $light['--courant-accent'],
            'accent-contrast' => $light['--courant-on-accent'],
        ];
    }

    /**
     * Returns the custom properties that depend on the accent, with their colors in light and dark mode.
     *
     * @return array<string, array{string, string}>
     */
    private function accentColors(): array
    {
        [$light, $dark] = $this->textColors($this->accent, self::MIN_ACCENT_CONTRAST);

        return [
            '--courant-accent' => [$light, $dark],
            '--courant-on-accent' => [
                Color::fromHex($light)->contrastingColor()->hex(),
                Color::fromHex($dark)->contrastingColor()->hex(),
            ],
        ];
    }

    /**
     * Returns the custom properties that depend on the background and text colors, with their colors in light and dark
     * mode.
     *
     * @return array<string, array{string, string}>
     */
    private function backgroundColors(): array
    {
        $paper = Color::fromHex($this->background);
        $textColor = Color::fromHex($this->text)->withMinContrast(7.0, $paper);

        return [
            '--courant-background' => [$paper->hex(), self::DARK_BACKGROUND],
            '--courant-surface' => [$this->surfaceColor()->hex(), self::DARK_SURFACE],
            '--courant-border' => [$paper->mixWith($textColor, 0.16)->hex(), '#343941'],
            '--courant-field-border' => [
                $paper->mixWith($textColor, 0.4)->withMinContrast(Color::MIN_GRAPHIC_CONTRAST, $paper)->hex(),
                '#7f858f',
            ],
            '--courant-foreground' => [$textColor->hex(), self::DARK_TEXT],
            '--courant-muted' => [
                $paper->mixWith($textColor, 0.65)->withMinContrast(5.0, $paper, $this->surfaceColor())->hex(),
                '#aeb1b8',
            ],
        ];
    }

    private function surfaceColor(): Color
    {
        return Color::fromHex($this->background)->mixWith(Color::fromHex($this->text), 0.05);
    }
}
