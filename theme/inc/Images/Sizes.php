<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Feature;

/**
 * The cuts that the theme asks WordPress to make of an uploaded picture.
 */
final class Sizes implements Feature
{
    /**
     * Width and height in pixels.
     */
    public const CUTS = [
        'courant-lead' => [1408, 792],
        'courant-wide' => [960, 540],
        'courant-card' => [640, 360],
        'courant-thumb' => [320, 180],
    ];

    public function boot(): void
    {
        add_action('after_setup_theme', $this->register(...));
        add_filter('wp_calculate_image_sizes', $this->ofText(...), 10, 2);
    }

    /**
     * A picture in a text is as wide as the text, or as itself.
     *
     * @param array{0: int, 1: int}|string $size
     */
    private function ofText(string $sizes, array|string $size): string
    {
        $width = is_array($size) ? $size[0] : 0;

        return match (true) {
            ! doing_filter('the_content') || ! is_singular() || $width === 0 => $sizes,
            $width < 704 => $sizes,
            default => Slot::ofText(),
        };
    }

    private function register(): void
    {
        foreach (self::CUTS as $name => [$width, $height]) {
            add_image_size($name, $width, $height, true);
        }
    }
}
