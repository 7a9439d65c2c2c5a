<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Module;

/**
 * Makes WordPress write the sizes of uploaded photos as AVIF or WebP when the server can encode the format. The
 * uploaded file is not changed.
 */
final class ImageFormats implements Module
{
    private const PREFERRED_TYPES = ['image/avif', 'image/webp'];

    /**
     * Quality by type. WordPress's default for AVIF is the JPEG quality, which makes files as large as WebP without a
     * visible difference.
     */
    private const QUALITY = ['image/avif' => 60, 'image/webp' => 78];

    /**
     * Types that were tested in this request.
     *
     * @var array<string, bool> Whether they can be written.
     */
    private array $writable = [];

    public function boot(): void
    {
        add_filter('image_editor_output_format', $this->setOutputFormat(...));
        // Early, so that other filters can override it.
        add_filter('wp_editor_set_quality', $this->setQuality(...), 5, 2);
    }

    /**
     * Sets the output format of image sizes.
     *
     * @param mixed $formats Output type by source type.
     */
    private function setOutputFormat(mixed $formats): mixed
    {
        if (! is_array($formats) || isset($formats['image/jpeg'])) {
            return $formats;
        }

        /**
         * Filters the formats of photo sizes, preferred format first; an empty list keeps JPEG.
         *
         * @since 0.1.0
         *
         * @param list<string> $types MIME types.
         */
        $types = apply_filters('courant_image_formats', self::PREFERRED_TYPES);

        foreach (is_array($types) ? $types : [] as $type) {
            if (is_string($type) && ($this->writable[$type] ??= self::canWrite($type))) {
                return ['image/jpeg' => $type] + $formats;
            }
        }

        return $formats;
    }

    /**
     * Sets the encoding quality.
     *
     * @param mixed $quality 1 to 100, the value of WordPress.
     */
    private function setQuality(mixed $quality, mixed $type = ''): mixed
    {
        return is_string($type) ? self::QUALITY[$type] ?? $quality : $quality;
    }

    /**
     * Returns whether the server can write a format. An image library may report support for a format that it cannot
     * encode, so a small test image is written.
     */
    private static function canWrite(string $type): bool
    {
        if (! wp_image_editor_supports(['mime_type' => $type])) {
            return false;
        }

        $editor = _wp_image_editor_choose(['mime_type' => $type]);

        return match (true) {
            is_string($editor) && is_a($editor, \WP_Image_Editor_Imagick::class, true) => self::canImagickWrite($type),
            is_string($editor) && is_a($editor, \WP_Image_Editor_GD::class, true) => self::canGdWrite($type),
            default => true,
        };
    }

    private static function canImagickWrite(string $type): bool
    {
        try {
            $image = new \Imagick();
            $image->newImage(64, 36, 'gray');
            $image->setImageFormat(substr($type, strlen('image/')));

            return $image->getImageBlob() !== '';
        } catch (\ImagickException) {
            return false;
        }
    }

    private static function canGdWrite(string $type): bool
    {
        $image = imagecreatetruecolor(64, 36);

        if ($image === false) {
            return false;
        }

        ob_start();
        $written = match ($type) {
            'image/avif' => function_exists('imageavif') && @imageavif($image),
            'image/webp' => function_exists('imagewebp') && @imagewebp($image),
            default => true,
        };

        return ob_get_clean() !== '' && $written;
    }
}
