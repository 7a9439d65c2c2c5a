<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Module;

/**
 * Adds a meta box for the layout to the classic editor; the block editor has a panel instead.
 */
final class PostLayoutMetaBox implements Module
{
    private const FIELD = 'courant_layout';
    private const NONCE = 'courant_layout_nonce';

    public function boot(): void
    {
        add_action('add_meta_boxes', $this->addMetaBox(...));
        add_action('save_post', $this->save(...));
    }

    private function addMetaBox(): void
    {
        add_meta_box(
            'courant-layout',
            __('Layout', 'courant'),
            $this->printMetaBox(...),
            PostLayout::POST_TYPES,
            'side',
            'default',
            [
                '__back_compat_meta_box' => true,
            ],
        );
    }

    private function printMetaBox(\WP_Post $post): void
    {
        wp_nonce_field(self::FIELD, self::NONCE);
        ?>
        <label for="courant-layout-field"><?php esc_html_e('Page layout', 'courant'); ?></label>
        <select id="courant-layout-field" name="<?php echo esc_attr(self::FIELD); ?>" class="widefat">
            <?php foreach (['' => __('Default', 'courant')] + OptionLabels::layouts() as $value => $label) : ?>
                <option value="<?php
                    echo esc_attr($value);
                ?>"<?php selected(PostLayout::forPost($post->ID), $value); ?>><?php echo esc_html($label); ?></option>
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

        update_post_meta($post, PostLayout::META, PostLayout::sanitize($layout));
    }
}
