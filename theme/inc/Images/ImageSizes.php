<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Module;

/**
 * Registers the theme's image sizes.
 */
final class ImageSizes implements Module
{
    /**
     * Width and height in pixels by name.
     */
    public const SIZES = [
        'courant-lead' => [1408, 792],
        'courant-wide' => [960, 540],
        // A picture as wide as a phone with 720 pixels needs at least 658.
        'courant-card' => [672, 378],
        'courant-thumb' => [320, 180],
        // Small images in lists on phones.
        'courant-small' => [224, 126],
    ];

    public function boot(): void
    {
        add_action('after_setup_theme', $this->registerSizes(...));
        add_filter('wp_calculate_image_sizes', $this->setContentSizes(...), 10, 2);
    }

    /**
     * Sets the `sizes` attribute of content images: the width of the text column, or the image's own width.
     *
     * @param array{0: int, 1: int}|string $size
     */
    private function setContentSizes(string $sizes, array|string $size): string
    {
        $width = is_array($size) ? $size[0] : 0;

        return match (true) {
            ! doing_filter('the_content') || ! is_singular() || $width === 0 => $sizes,
            $width < 704 => $sizes,
            default => ImageSlot::textSizes(),
        };
    }

    private function registerSizes(): void
    {
        foreach (self::SIZES as $name => [$width, $height]) {
            add_image_size($name, $width, $height, true);
        }
    }
}
