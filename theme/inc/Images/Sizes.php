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
    }

    private function register(): void
    {
        foreach (self::CUTS as $name => [$width, $height]) {
            add_image_size($name, $width, $height, true);
        }
    }
}
