<?php

declare(strict_types=1);

namespace Courant\Images;

/**
 * Prints an article's featured image in a slot.
 */
final class FeaturedImage
{
    /**
     * Returns whether an attachment is an image. WordPress treats ID 0 as the current post, which is an image on the
     * page of an image.
     */
    public static function isImage(int $id): bool
    {
        return $id > 0 && wp_attachment_is_image($id);
    }

    public static function hasImage(\WP_Post $post): bool
    {
        return self::isImage((int) get_post_thumbnail_id($post));
    }

    /**
     * Prints the featured image; nothing for an article without one (lists then show a text card). The alternative text
     * is empty next to a headline, because the image adds no information there.
     *
     * @param bool|null $first Whether the image is above the fold: it loads eagerly, and the first one on the page gets
     *     a high fetch priority; null: decided by the slot.
     * @param bool $alone Whether the image is shown without a headline.
     */
    public static function print(\WP_Post $post, ImageSlot $slot, bool $alone = false, ?bool $first = null): void
    {
        if (! self::hasImage($post)) {
            return;
        }

        echo '<span class="picture">';
        echo get_the_post_thumbnail(
            $post,
            $slot->imageSize(),
            self::imageAttributes($slot, $alone, $first ?? $slot->isHighPriority()),
        );
        echo '</span>';
    }

    /**
     * Calls a function that prints an image without `fetchpriority="high"`. Newer WordPress versions would give the
     * priority to this image and to no other after it.
     *
     * @param callable(): void $print
     */
    public static function withoutHighPriority(callable $print): void
    {
        $isFree = wp_high_priority_element_flag();
        $print();
        wp_high_priority_element_flag($isFree);
    }

    /**
     * Returns the attributes of the img element.
     *
     * @return array<string, string|false>
     */
    private static function imageAttributes(ImageSlot $slot, bool $alone, bool $first): array
    {
        $attributes = ['sizes' => $slot->sizesAttribute(), 'class' => 'picture__image'];

        if (! $alone) {
            $attributes['alt'] = '';
        }

        // WordPress records that it has printed `fetchpriority="high"` on the page. The images after it have a low
        // priority: at the same priority they would delay the largest image on a slow network.
        $isFree = wp_high_priority_element_flag();

        return $attributes + ['decoding' => 'async', 'loading' => $first ? false : 'lazy']
            + ($first || ! $isFree ? ['fetchpriority' => $first && $isFree ? 'high' : 'low'] : []);
    }
}
