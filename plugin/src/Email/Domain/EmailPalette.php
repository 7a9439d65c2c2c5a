<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Holds the colors of emails; each is `#rrggbb`. */
final class EmailPalette
{
    /** Background in dark mode. Fixed, because the configured colors are chosen for a light background. */
    public const DARK_BACKGROUND = '#15171b';
    public const DARK_CONTENT_BACKGROUND = '#1f2228';
    public const DARK_TEXT = '#ecebe7';
    public const DARK_MUTED_TEXT = '#b5b3ad';

    public function __construct(
        public readonly string $accent,
        public readonly string $background,
        public readonly string $contentBackground,
        public readonly string $textColor,
    ) {
    }

    /** Returns the accent color for dark mode, mixed with white until its contrast is sufficient. */
    public function darkModeAccent(): string
    {
        $color = $this->accent;
        for ($share = 0.0; $share <= 1.0; $share += 0.1) {
            $color = self::mixWithWhite($this->accent, $share);
            if (self::contrast($color, self::DARK_CONTENT_BACKGROUND) >= 4.5) {
                break;
            }
        }

        return $color;
    }

    /** Returns the contrast ratio of WCAG 2.2, 1 to 21. */
    public static function contrast(string $one, string $other): float
    {
        $a = self::luminance($one);
        $b = self::luminance($other);

        return (max($a, $b) + 0.05) / (min($a, $b) + 0.05);
    }

    private static function mixWithWhite(string $color, float $white): string
    {
        return '#' . implode('', array_map(
            static fn (int $channel): string => sprintf('%02x', (int) round($channel + (255 - $channel) * $white)),
            self::channels($color)
        ));
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

    /** @return array{int, int, int} */
    private static function channels(string $color): array
    {
        return [
            (int) hexdec(substr($color, 1, 2)),
            (int) hexdec(substr($color, 3, 2)),
            (int) hexdec(substr($color, 5, 2)),
        ];
    }
}
