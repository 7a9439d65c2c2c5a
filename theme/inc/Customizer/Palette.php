<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * All colours of the theme, made of the three that an editor chooses, so that text can be read
 * whatever was chosen, by day and by night. Pure.
 */
final class Palette
{
    private const NIGHT = '#15171b';
    private const NIGHT_SURFACE = '#1f2228';
    private const NIGHT_INK = '#ecebe7';

    public function __construct(
        public readonly string $accent,
        public readonly string $paper,
        public readonly string $ink,
    ) {
    }

    /**
     * A colour as text by day and by night: the nearest shades that can be read.
     *
     * @return array{string, string}
     */
    public function asText(string $hex): array
    {
        $colour = Colour::of($hex);

        return [
            $colour->readableOn(Colour::TEXT, Colour::of($this->paper), $this->surface())->hex(),
            self::byNight($colour)->hex(),
        ];
    }

    /**
     * A colour of words on the page's own ground, as a value of style: as it is by day, by night the nearest that can be read.
     */
    public static function onPaper(Colour $colour): string
    {
        [$day, $night] = [$colour->hex(), self::byNight($colour)->hex()];

        return $day === $night ? $day : "light-dark({$day},{$night})";
    }

    private static function byNight(Colour $colour): Colour
    {
        return $colour->readableOn(Colour::TEXT, Colour::of(self::NIGHT), Colour::of(self::NIGHT_SURFACE));
    }

    /**
     * Values by custom property. Only what differs from the style sheet's own.
     *
     * @param bool $accent Whether the accent is another than the theme's.
     * @param bool $grounds Whether paper or ink is.
     * @return array<string, string>
     */
    public function properties(bool $accent, bool $grounds): array
    {
        return ($grounds ? $this->grounds() : []) + ($accent || $grounds ? $this->accents() : []);
    }

    /**
     * @return array<string, string>
     */
    private function accents(): array
    {
        [$day, $night] = $this->asText($this->accent);

        return [
            '--courant-accent' => $this->both($day, $night),
            '--courant-on-accent' => $this->both(Colour::of($day)->ink()->hex(), Colour::of($night)->ink()->hex()),
        ];
    }

    /**
     * @return array<string, string>
     */
    private function grounds(): array
    {
        $paper = Colour::of($this->paper);
        $ink = Colour::of($this->ink)->readableOn(7.0, $paper);

        return [
            '--courant-paper' => $this->both($paper->hex(), self::NIGHT),
            '--courant-surface' => $this->both($this->surface()->hex(), self::NIGHT_SURFACE),
            '--courant-line' => $this->both($paper->mixed($ink, 0.16)->hex(), '#343941'),
            '--courant-edge' => $this->both($paper->mixed($ink, 0.4)->readableOn(Colour::GRAPHIC, $paper)->hex(), '#7f858f'),
            '--courant-ink' => $this->both($ink->hex(), self::NIGHT_INK),
            '--courant-soft' => $this->both(
                $paper->mixed($ink, 0.65)->readableOn(5.0, $paper, $this->surface())->hex(),
                '#aeb1b8'
            ),
        ];
    }

    private function surface(): Colour
    {
        return Colour::of($this->paper)->mixed(Colour::of($this->ink), 0.05);
    }

    private function both(string $day, string $night): string
    {
        return "light-dark({$day}, {$night})";
    }
}
