<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Represents a color and calculates its contrast to others (WCAG 2.2, relative luminance). Pure.
 */
final class Color
{
    public const MIN_TEXT_CONTRAST = 4.5;
    public const MIN_GRAPHIC_CONTRAST = 3.0;

    /** Maximum number of steps in which a color is moved toward black or white to reach a contrast. */
    private const MAX_STEPS = 50;

    private const CSS_NAMES = [
        'black' => '#000', 'silver' => '#c0c0c0', 'gray' => '#808080', 'grey' => '#808080', 'white' => '#fff',
        'maroon' => '#800000', 'red' => '#f00', 'purple' => '#800080',
        'fuchsia' => '#f0f', 'green' => '#008000', 'lime' => '#0f0', 'olive' => '#808000', 'yellow' => '#ff0',
        'navy' => '#000080', 'blue' => '#00f', 'teal' => '#008080', 'aqua' => '#0ff',
    ];

    /**
     * Creates a color from its channels.
     *
     * @param int $red 0 to 255, like the other two.
     */
    private function __construct(
        private readonly int $red,
        private readonly int $green,
        private readonly int $blue,
    ) {
    }

    /**
     * Parses a hexadecimal color.
     *
     * @return self|null Null when it is not written as #rrggbb.
     */
    public static function tryFromHex(string $hex): ?self
    {
        if (preg_match('/^#[0-9a-f]{6}$/i', $hex) !== 1) {
            return null;
        }

        return self::fromHex($hex);
    }

    /**
     * Parses a color as authors and editors write it in a style: #rgb, #rrggbb, rgb() or one of the sixteen basic color
     * names.
     *
     * @return self|null Null when it is something else or is not opaque.
     */
    public static function fromCss(string $value): ?self
    {
        $value = strtolower(trim(str_replace('!important', '', $value)));

        if (
            preg_match('/^rgba?\(\s*(\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})\s*(?:[,\/]\s*(?:1|1\.0+|100%)\s*)?\)$/', $value, $matches) === 1
        ) {
            return new self(min(255, (int) $matches[1]), min(255, (int) $matches[2]), min(255, (int) $matches[3]));
        }

        return self::tryFromHex(
            preg_replace('/^#([0-9a-f])([0-9a-f])([0-9a-f])$/', '#$1$1$2$2$3$3', self::CSS_NAMES[$value] ?? $value)
                ?? ''
        );
    }

    /**
     * Parses a valid hexadecimal color.
     *
     * @param string $hex As #rrggbb.
     */
    public static function fromHex(string $hex): self
    {
        return new self(
            (int) hexdec(substr($hex, 1, 2)),
            (int) hexdec(substr($hex, 3, 2)),
            (int) hexdec(substr($hex, 5, 2)),
        );
    }

    public function hex(): string
    {
        return sprintf('#%02x%02x%02x', $this->red, $this->green, $this->blue);
    }

    /**
     * Returns the contrast ratio, from 1 (same color) to 21 (black on white).
     */
    public function contrastWith(self $other): float
    {
        [$first, $second] = [$this->luminance(), $other->luminance()];

        return (max($first, $second) + 0.05) / (min($first, $second) + 0.05);
    }

    /**
     * Mixes this color with another one.
     *
     * @param float $share Share of the other color, 0 to 1.
     */
    public function mixWith(self $other, float $share): self
    {
        $mix = static fn (int $from, int $to): int => (int) round($from + ($to - $from) * $share);

        return new self(
            $mix($this->red, $other->red),
            $mix($this->green, $other->green),
            $mix($this->blue, $other->blue),
        );
    }

    /**
     * Returns the nearest shade or tint that has the minimum contrast on all of the backgrounds.
     *
     * @param float $ratio Minimum contrast ratio.
     */
    public function withMinContrast(float $ratio, self $background, self ...$others): self
    {
        $backgrounds = [$background, ...array_values($others)];
        $lightest = max(array_map(static fn (self $background): float => $background->luminance(), $backgrounds));
        $target = self::fromHex($lightest > 0.18 ? '#000000' : '#ffffff');
        $shade = $this;

        for ($step = 1; $step <= self::MAX_STEPS; $step++) {
            $lowest = min(
                array_map(static fn (self $background): float => $shade->contrastWith($background), $backgrounds)
            );

            if ($lowest >= $ratio) {
                break;
            }

            $shade = $this->mixWith($target, $step / self::MAX_STEPS);
        }

        return $shade;
    }

    /**
     * Returns black or white, whichever has more contrast on this color.
     */
    public function contrastingColor(): self
    {
        $white = self::fromHex('#ffffff');
        $black = self::fromHex('#17181c');

        return $this->contrastWith($white) >= self::MIN_TEXT_CONTRAST
            ? $white
            : ($this->contrastWith($black) > $this->contrastWith($white) ? $black : $white);
    }

    public function isDark(): bool
    {
        return $this->luminance() < 0.18;
    }

    private function luminance(): float
    {
        $linear = static function (int $channel): float {
            $share = $channel / 255;

            return $share <= 0.04045 ? $share / 12.92 : (($share + 0.055) / 1.055) ** 2.4;
        };

        return 0.2126 * $linear($this->red) + 0.7152 * $linear($this->green) + 0.0722 * $linear($this->blue);
    }
}
