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
    private const ARTICLE_FIELD = 'courant_article_layout';
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
        $this->printSelect(
            self::FIELD,
            __('Page layout', 'courant'),
            ['' => __('Default', 'courant')] + OptionLabels::layouts(),
            PostLayout::forPost($post->ID),
        );

        if ($post->post_type === ArticleLayout::POST_TYPE) {
            $stored = ArticleLayout::sanitize(get_post_meta($post->ID, ArticleLayout::META, true));
            $labels = ['' => __('Standard', 'courant')] + ArticleLayout::labels();
            $this->printSelect(self::ARTICLE_FIELD, __('Article layout', 'courant'), $labels, $stored);
        }
    }

    /**
     * @param array<string, string> $choices Labels by value.
     */
    private function printSelect(string $name, string $label, array $choices, string $current): void
    {
        ?>
        <p>
            <label for="<?php echo esc_attr("{$name}-field"); ?>"><?php echo esc_html($label); ?></label>
            <select id="<?php echo esc_attr("{$name}-field"); ?>" name="<?php echo esc_attr($name); ?>" class="widefat">
                <?php foreach ($choices as $value => $choice) : ?>
                    <option value="<?php echo esc_attr($value); ?>"<?php selected($current, $value); ?>><?php
                        echo esc_html($choice);
                    ?></option>
                <?php endforeach; ?>
            </select>
        </p>
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
        $articleLayout = filter_input(INPUT_POST, self::ARTICLE_FIELD);

        if (is_string($articleLayout) && get_post_type($post) === ArticleLayout::POST_TYPE) {
            update_post_meta($post, ArticleLayout::META, ArticleLayout::sanitize($articleLayout));
        }
    }
}
