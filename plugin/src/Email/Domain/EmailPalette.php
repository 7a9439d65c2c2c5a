<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

use CourantDesk\Kernel\ColorContrast;

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

    /** Returns black or white, whichever has the higher contrast with buttons, which have the color of the text. */
    public function textOnButton(): string
    {
        return ColorContrast::ratio($this->textColor, '#ffffff') >= ColorContrast::ratio($this->textColor, '#000000')
            ? '#ffffff'
            : '#000000';
    }

    /** Returns the accent color for dark mode, mixed with white until its contrast is sufficient. */
    public function darkModeAccent(): string
    {
        $color = $this->accent;
        for ($share = 0.0; $share <= 1.0; $share += 0.1) {
            $color = self::mixWithWhite($this->accent, $share);
            if (ColorContrast::ratio($color, self::DARK_CONTENT_BACKGROUND) >= ColorContrast::MIN_TEXT) {
                break;
            }
        }

        return $color;
    }

    private static function mixWithWhite(string $color, float $white): string
    {
        return '#' . implode('', array_map(
            static fn (int $channel): string => sprintf('%02x', (int) round($channel + (255 - $channel) * $white)),
            ColorContrast::channels($color)
        ));
    }
}
