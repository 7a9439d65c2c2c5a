<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * A colour, and how well it is read on another (WCAG 2.2, relative luminance). Pure.
 */
final class Colour
{
    public const TEXT = 4.5;
    public const GRAPHIC = 3.0;

    /** Steps in which a colour moves towards black or white until it can be read. */
    private const STEPS = 50;

    private const NAMES = [
        'black' => '#000', 'silver' => '#c0c0c0', 'gray' => '#808080', 'grey' => '#808080', 'white' => '#fff', 'maroon' => '#800000', 'red' => '#f00', 'purple' => '#800080',
        'fuchsia' => '#f0f', 'green' => '#008000', 'lime' => '#0f0', 'olive' => '#808000', 'yellow' => '#ff0', 'navy' => '#000080', 'blue' => '#00f', 'teal' => '#008080', 'aqua' => '#0ff',
    ];

    /**
     * @param int $red 0 to 255, like the other two.
     */
    private function __construct(
        private readonly int $red,
        private readonly int $green,
        private readonly int $blue,
    ) {
    }

    /**
     * @return self|null Nothing, when it is not written as #rrggbb.
     */
    public static function read(string $hex): ?self
    {
        if (preg_match('/^#[0-9a-f]{6}$/i', $hex) !== 1) {
            return null;
        }

        return self::of($hex);
    }

    /**
     * A colour as authors and editors write it in a style: #rgb, #rrggbb, rgb() or one of the sixteen old names.
     *
     * @return self|null Nothing, when it is something else, or lets through what is behind it.
     */
    public static function parse(string $value): ?self
    {
        $value = strtolower(trim(str_replace('!important', '', $value)));

        if (preg_match('/^rgba?\(\s*(\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})\s*(?:[,\/]\s*(?:1|1\.0+|100%)\s*)?\)$/', $value, $part) === 1) {
            return new self(min(255, (int) $part[1]), min(255, (int) $part[2]), min(255, (int) $part[3]));
        }

        return self::read(preg_replace('/^#([0-9a-f])([0-9a-f])([0-9a-f])$/', '#$1$1$2$2$3$3', self::NAMES[$value] ?? $value) ?? '');
    }

    /**
     * @param string $hex As #rrggbb.
     */
    public static function of(string $hex): self
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
     * From 1 (the same) to 21 (black on white).
     */
    public function contrast(self $other): float
    {
        [$one, $two] = [$this->luminance(), $other->luminance()];

        return (max($one, $two) + 0.05) / (min($one, $two) + 0.05);
    }

    /**
     * @param float $share How much of the other is in it, 0 to 1.
     */
    public function mixed(self $other, float $share): self
    {
        $mix = static fn (int $one, int $two): int => (int) round($one + ($two - $one) * $share);

        return new self($mix($this->red, $other->red), $mix($this->green, $other->green), $mix($this->blue, $other->blue));
    }

    /**
     * The nearest shade or tint that can be read on all of these.
     *
     * @param float $ratio The contrast wanted.
     */
    public function readableOn(float $ratio, self $ground, self ...$others): self
    {
        $grounds = [$ground, ...array_values($others)];
        $lightest = max(array_map(static fn (self $ground): float => $ground->luminance(), $grounds));
        $target = self::of($lightest > 0.18 ? '#000000' : '#ffffff');
        $shade = $this;

        for ($step = 1; $step <= self::STEPS; $step++) {
            $least = min(array_map(static fn (self $ground): float => $shade->contrast($ground), $grounds));

            if ($least >= $ratio) {
                break;
            }

            $shade = $this->mixed($target, $step / self::STEPS);
        }

        return $shade;
    }

    /**
     * Black or white, whichever is read better on this.
     */
    public function ink(): self
    {
        $white = self::of('#ffffff');
        $black = self::of('#17181c');

        return $this->contrast($white) >= self::TEXT ? $white : ($this->contrast($black) > $this->contrast($white) ? $black : $white);
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
