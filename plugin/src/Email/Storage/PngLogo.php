<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use WP_Image_Editor;

/**
 * Stores a PNG copy of a WebP or AVIF logo, which Outlook for Windows does not display. The copy is a size of the
 * attachment, so that WordPress deletes it with the attachment.
 */
final class PngLogo
{
    private const SIZE = 'courant_email_logo';

    /**
     * Creates the copy if it is missing.
     *
     * @return array{string, int, int}|null URL, width and height; null if the image cannot be converted
     */
    public static function find(int $attachment, int $maxWidth, int $maxHeight): ?array
    {
        $path = get_attached_file($attachment);
        $metadata = wp_get_attachment_metadata($attachment);
        $url = wp_get_attachment_url($attachment);
        if (!is_string($path) || !is_array($metadata) || !is_string($url)) {
            return null;
        }
        $size = $metadata['sizes'][self::SIZE] ?? null;
        if (!is_array($size) || !is_file(dirname($path) . '/' . $size['file'])) {
            $size = self::convert($path, $maxWidth, $maxHeight);
            if ($size === null) {
                return null;
            }
            $metadata['sizes'][self::SIZE] = $size;
            wp_update_attachment_metadata($attachment, $metadata);
        }

        return [dirname($url) . '/' . $size['file'], $size['width'], $size['height']];
    }

    /** @return array{file: string, width: int, height: int, 'mime-type': string, filesize?: int}|null */
    private static function convert(string $path, int $maxWidth, int $maxHeight): ?array
    {
        $editor = is_file($path) ? wp_get_image_editor($path) : null;
        if (!$editor instanceof WP_Image_Editor) {
            return null;
        }
        // A small logo is not enlarged: resize() then returns an error, and the image keeps its size.
        $editor->resize($maxWidth, $maxHeight);
        $target = dirname($path) . '/' . wp_unique_filename(
            dirname($path),
            pathinfo($path, PATHINFO_FILENAME) . '-email.png',
        );
        // Plugins convert PNG files to WebP with this filter.
        $keepFormat = static fn (): array => [];
        add_filter('image_editor_output_format', $keepFormat, PHP_INT_MAX);
        $saved = $editor->save($target, 'image/png');
        remove_filter('image_editor_output_format', $keepFormat, PHP_INT_MAX);

        return is_array($saved) && $saved['mime-type'] === 'image/png'
            ? array_intersect_key($saved, array_flip(['file', 'width', 'height', 'mime-type', 'filesize']))
            : null;
    }
}
