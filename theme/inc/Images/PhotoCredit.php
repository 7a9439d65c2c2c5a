<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Module;

/**
 * Adds a field for the credit of an image to the media library, and prints it after the caption of featured images and
 * image blocks.
 */
final class PhotoCredit implements Module
{
    public const META = 'courant_credit';
    private const MAX_LENGTH = 200;

    public function boot(): void
    {
        add_action('init', $this->registerMeta(...));
        add_filter('attachment_fields_to_edit', $this->addField(...), 10, 2);
        add_filter('attachment_fields_to_save', $this->save(...), 10, 2);
        add_filter('render_block_core/image', $this->addToImageBlock(...), 20, 2);
    }

    /**
     * Returns the credit of an image as text, empty without one.
     */
    public static function forImage(int $image): string
    {
        return $image > 0 ? self::sanitize(get_post_meta($image, self::META, true)) : '';
    }

    /**
     * Returns the content of a caption: the caption and the credit. Empty without both.
     *
     * @param string $caption HTML
     * @return string HTML
     */
    public static function addToCaption(string $caption, int $image): string
    {
        $credit = self::forImage($image);

        return $credit === ''
            ? $caption
            : trim($caption . ' <span class="photo-credit">' . esc_html($credit) . '</span>');
    }

    private static function sanitize(mixed $credit): string
    {
        return is_string($credit) ? mb_substr(sanitize_text_field($credit), 0, self::MAX_LENGTH) : '';
    }

    private function registerMeta(): void
    {
        register_post_meta('attachment', self::META, [
            'type' => 'string',
            'single' => true,
            'default' => '',
            'show_in_rest' => true,
            'sanitize_callback' => self::sanitize(...),
            'auth_callback' => static fn (bool $allowed, string $key, int $post): bool
                => current_user_can('edit_post', $post),
        ]);
    }

    /**
     * @param array<string, mixed> $fields
     * @return array<string, mixed>
     */
    private function addField(array $fields, \WP_Post $image): array
    {
        return ! wp_attachment_is_image($image->ID) ? $fields : $fields + [
            self::META => [
                'label' => __('Credit', 'courant'),
                'input' => 'text',
                'value' => self::forImage($image->ID),
                'helps' => __('Photographer or agency, shown after the caption.', 'courant'),
            ],
        ];
    }

    /**
     * WordPress has checked the nonce and the capability.
     *
     * @param array<string, mixed> $post
     * @param array<string, mixed> $fields
     * @return array<string, mixed>
     */
    private function save(array $post, array $fields): array
    {
        $id = is_numeric($post['ID'] ?? null) ? (int) $post['ID'] : 0;

        if ($id > 0 && isset($fields[self::META]) && current_user_can('edit_post', $id)) {
            update_post_meta($id, self::META, wp_slash(self::sanitize($fields[self::META])));
        }

        return $post;
    }

    /**
     * @param array<string, mixed> $block
     */
    private function addToImageBlock(string $html, array $block): string
    {
        $id = is_array($block['attrs'] ?? null) ? $block['attrs']['id'] ?? 0 : 0;
        $credit = is_numeric($id) && ! is_feed() ? self::addToCaption('', (int) $id) : '';

        if ($credit === '') {
            return $html;
        }

        $end = strrpos($html, '</figcaption>');
        $html = $end === false ? $html : substr_replace($html, ' ' . $credit, $end, 0);
        $figure = strrpos($html, '</figure>');

        return $end !== false || $figure === false
            ? $html
            : substr_replace($html, "<figcaption class=\"wp-element-caption\">{$credit}</figcaption>", $figure, 0);
    }
}
