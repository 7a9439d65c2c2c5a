<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Feature;

/**
 * The layout of an article in the classic editor; the block editor has a panel instead.
 */
final class PostLayoutBox implements Feature
{
    private const FIELD = 'courant_layout';
    private const NONCE = 'courant_layout_nonce';

    public function boot(): void
    {
        add_action('add_meta_boxes', $this->add(...));
        add_action('save_post', $this->save(...));
    }

    private function add(): void
    {
        add_meta_box('courant-layout', __('Layout', 'courant'), $this->print(...), PostLayout::TYPES, 'side', 'default', [
            '__back_compat_meta_box' => true,
        ]);
    }

    private function print(\WP_Post $post): void
    {
        wp_nonce_field(self::FIELD, self::NONCE);
        ?>
        <label for="courant-layout-field"><?php esc_html_e('Layout of this page', 'courant'); ?></label>
        <select id="courant-layout-field" name="<?php echo esc_attr(self::FIELD); ?>" class="widefat">
            <?php foreach (['' => __('As everywhere', 'courant')] + Words::layouts() as $value => $label) : ?>
                <option value="<?php echo esc_attr($value); ?>"<?php selected(PostLayout::of($post->ID), $value); ?>><?php echo esc_html($label); ?></option>
            <?php endforeach; ?>
        </select>
        <?php
    }

    private function save(int $post): void
    {
        $nonce = filter_input(INPUT_POST, self::NONCE);
        $layout = filter_input(INPUT_POST, self::FIELD);

        if (
            ! is_string($nonce) || ! is_string($layout) || wp_verify_nonce($nonce, self::FIELD) === false
            || wp_is_post_revision($post) !== false || ! current_user_can('edit_post', $post)
        ) {
            return;
        }

        update_post_meta($post, PostLayout::META, PostLayout::clean($layout));
    }
}
