<?php

declare(strict_types=1);

namespace Courant\Images;

/**
 * Prints an article's picture in a slot.
 */
final class Picture
{
    /**
     * WordPress takes the id 0 for the page being shown, which on the page of a picture is one.
     */
    public static function is(int $id): bool
    {
        return $id > 0 && wp_attachment_is_image($id);
    }

    public static function has(\WP_Post $post): bool
    {
        return self::is((int) get_post_thumbnail_id($post));
    }

    /**
     * Nothing for an article without a picture: lists show it as a card of text. The picture beside a headline says nothing that the headline does not, so its alternative
     * text is empty unless it stands alone.
     *
     * @param bool|null $first Whether it stands in the first window: it does not wait, and of several the first
     *                         that is printed is fetched before the others; null: as the slot says.
     */
    public static function print(\WP_Post $post, Slot $slot, bool $alone = false, ?bool $first = null): void
    {
        if (! self::has($post)) {
            return;
        }

        echo '<span class="picture">';
        echo get_the_post_thumbnail($post, $slot->size(), self::attributes($slot, $alone, $first ?? $slot->isFirst()));
        echo '</span>';
    }

    /**
     * Prints a picture that is no page's most important one: newer versions of WordPress would count it as that, and fetch
     * no other before the rest.
     *
     * @param callable(): void $print
     */
    public static function unhurried(callable $print): void
    {
        $isFree = wp_high_priority_element_flag();
        $print();
        wp_high_priority_element_flag($isFree);
    }

    /**
     * @return array<string, string|false>
     */
    private static function attributes(Slot $slot, bool $alone, bool $first): array
    {
        $attributes = ['sizes' => $slot->sizes(), 'class' => 'picture__image'];

        if (! $alone) {
            $attributes['alt'] = '';
        }

        // WordPress notes when one of a page has been given out.
        return $attributes + ['decoding' => 'async', 'loading' => $first ? false : 'lazy']
            + ($first ? ['fetchpriority' => wp_high_priority_element_flag() ? 'high' : 'auto'] : []);
    }
}
