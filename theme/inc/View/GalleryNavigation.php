<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * Finds the images before and after an image: in the gallery of the post that it belongs to, or else among all images
 * of that post.
 */
final class GalleryNavigation
{
    private const MAX_IMAGES = 500;

    /**
     * Returns the adjacent images.
     *
     * @return array{previous?: int, next?: int} Attachment IDs.
     */
    public static function adjacentImages(\WP_Post $picture): array
    {
        $parent = $picture->post_parent > 0 ? get_post($picture->post_parent) : null;

        if (! $parent instanceof \WP_Post || post_password_required($parent)) {
            return [];
        }

        $pictures = self::imageIds($parent, $picture->ID);
        $index = (int) array_search($picture->ID, $pictures, true);

        return array_filter(
            ['previous' => $pictures[$index - 1] ?? 0, 'next' => $pictures[$index + 1] ?? 0],
            static fn (int $id): bool => $id > 0,
        );
    }

    /**
     * Returns the attachment IDs of the gallery.
     *
     * @return list<int>
     */
    private static function imageIds(\WP_Post $parent, int $picture): array
    {
        preg_match_all(
            '/<!-- wp:gallery\b.*?<!-- \/wp:gallery -->|\[gallery\b[^\]]*\]/s',
            $parent->post_content,
            $galleries,
        );

        foreach ($galleries[0] as $gallery) {
            preg_match_all(
                '/\bwp-image-(\d+)|\bdata-id="(\d+)"|\bids=["\']([\d,\s]+)["\']/',
                $gallery,
                $matches,
                PREG_SET_ORDER,
            );
            $ids = wp_parse_id_list(
                implode(',', array_map(static fn (array $match): string => $match[array_key_last($match)], $matches))
            );

            if (in_array($picture, $ids, true)) {
                _prime_post_caches($ids, false);

                return array_values(array_filter($ids, wp_attachment_is_image(...)));
            }
        }

        return array_map(static fn (\WP_Post $post): int => $post->ID, array_values(get_posts([
            'post_type' => 'attachment',
            'post_mime_type' => 'image',
            'post_status' => 'inherit',
            'post_parent' => $parent->ID,
            'orderby' => 'menu_order ID',
            'order' => 'ASC',
            'numberposts' => self::MAX_IMAGES,
        ])));
    }
}
