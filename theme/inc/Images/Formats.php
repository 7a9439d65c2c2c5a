<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Feature;

/**
 * The cuts that WordPress makes of an uploaded photograph are AVIF, or WebP, where the server really writes
 * them. The file that was uploaded stays as it is.
 */
final class Formats implements Feature
{
    private const WANTED = ['image/avif', 'image/webp'];

    /** WordPress writes AVIF in a JPEG's quality, which is as large as WebP for nothing that is seen. */
    private const QUALITY = ['image/avif' => 60, 'image/webp' => 78];

    /**
     * @var array<string, bool> What was tried in this request.
     */
    private array $tried = [];

    public function boot(): void
    {
        add_filter('image_editor_output_format', $this->ofCuts(...));
        // Early, so that an owner's own filter has the last word.
        add_filter('wp_editor_set_quality', $this->quality(...), 5, 2);
    }

    /**
     * @param mixed $formats Type to be written by type that was read.
     */
    private function ofCuts(mixed $formats): mixed
    {
        if (! is_array($formats) || isset($formats['image/jpeg'])) {
            return $formats;
        }

        /**
         * Filters the formats in which cuts of photographs are written, the best first; none keeps JPEG.
         *
         * @param list<string> $wanted MIME types.
         */
        $wanted = apply_filters('courant_image_formats', self::WANTED);

        foreach (is_array($wanted) ? $wanted : [] as $type) {
            if (is_string($type) && ($this->tried[$type] ??= self::writes($type))) {
                return ['image/jpeg' => $type] + $formats;
            }
        }

        return $formats;
    }

    /**
     * @param mixed $quality 1 to 100, as WordPress would have it.
     */
    private function quality(mixed $quality, mixed $type = ''): mixed
    {
        return is_string($type) ? self::QUALITY[$type] ?? $quality : $quality;
    }

    /**
     * A library may say that it knows a format and yet write nothing: so one small picture is written.
     */
    private static function writes(string $type): bool
    {
        if (! wp_image_editor_supports(['mime_type' => $type])) {
            return false;
        }

        $editor = _wp_image_editor_choose(['mime_type' => $type]);

        return match (true) {
            is_string($editor) && is_a($editor, \WP_Image_Editor_Imagick::class, true) => self::imagickWrites($type),
            is_string($editor) && is_a($editor, \WP_Image_Editor_GD::class, true) => self::gdWrites($type),
            default => true,
        };
    }

    private static function imagickWrites(string $type): bool
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

    private static function gdWrites(string $type): bool
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
