<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Domain;

/** The colours of mails; each is `#rrggbb`. */
final class Palette
{
    /** For readers who want it dark: fixed, for the owner's colours were chosen for light. */
    public const NIGHT = '#15171b';
    public const NIGHT_PAPER = '#1f2228';
    public const NIGHT_INK = '#ecebe7';
    public const NIGHT_SOFT = '#b5b3ad';

    public function __construct(
        public readonly string $accent,
        public readonly string $background,
        public readonly string $paper,
        public readonly string $ink,
    ) {
    }

    /** The accent where it must be read on dark: mixed with white until it can be. */
    public function accentByNight(): string
    {
        $color = $this->accent;
        for ($share = 0.0; $share <= 1.0; $share += 0.1) {
            $color = self::mixed($this->accent, $share);
            if (self::contrast($color, self::NIGHT_PAPER) >= 4.5) {
                break;
            }
        }

        return $color;
    }

    /** Contrast as WCAG 2.2 counts it, 1 to 21. */
    public static function contrast(string $one, string $other): float
    {
        $a = self::luminance($one);
        $b = self::luminance($other);

        return (max($a, $b) + 0.05) / (min($a, $b) + 0.05);
    }

    private static function mixed(string $color, float $white): string
    {
        return '#' . implode('', array_map(
            static fn (int $channel): string => sprintf('%02x', (int) round($channel + (255 - $channel) * $white)),
            self::channels($color)
        ));
    }

    private static function luminance(string $color): float
    {
        [$red, $green, $blue] = array_map(
            static fn (int $channel): float => $channel <= 10 ? $channel / 255 / 12.92 : (($channel / 255 + 0.055) / 1.055) ** 2.4,
            self::channels($color)
        );

        return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
    }

    /** @return array{int, int, int} */
    private static function channels(string $color): array
    {
        return [(int) hexdec(substr($color, 1, 2)), (int) hexdec(substr($color, 3, 2)), (int) hexdec(substr($color, 5, 2))];
    }
}
