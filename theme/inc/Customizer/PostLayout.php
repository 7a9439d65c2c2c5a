<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Module;

/**
 * Stores the layout of a single post or page where it differs from the site's. The layout only affects this theme; the
 * content does not depend on it.
 */
final class PostLayout implements Module
{
    public const META = 'courant_layout';
    public const POST_TYPES = ['post', 'page'];

    private const SCRIPT = 'theme-layout';

    public function boot(): void
    {
        add_action('init', $this->registerMeta(...));
        add_action('enqueue_block_editor_assets', $this->enqueueEditorScript(...));
    }

    /**
     * Returns the layout of a post.
     *
     * @return string One of OptionDefinitions::LAYOUTS; empty: the layout of the site.
     */
    public static function forPost(int $post): string
    {
        return self::sanitize(get_post_meta($post, self::META, true));
    }

    public static function sanitize(mixed $layout): string
    {
        return is_string($layout) && in_array($layout, OptionDefinitions::LAYOUTS, true) ? $layout : '';
    }

    private function registerMeta(): void
    {
        foreach (self::POST_TYPES as $type) {
            register_post_meta($type, self::META, [
                'type' => 'string',
                'single' => true,
                'default' => '',
                'show_in_rest' => ['schema' => ['enum' => ['', ...OptionDefinitions::LAYOUTS]]],
                'sanitize_callback' => self::sanitize(...),
                'auth_callback' => static fn (bool $allowed, string $key, int $post): bool
                    => current_user_can('edit_post', $post),
            ]);
            // The editor panel reads and writes post meta, which the REST API exposes only for post types with this
            // support.
            add_post_type_support($type, 'custom-fields');
        }
    }

    private function enqueueEditorScript(): void
    {
        if (in_array(get_post_type(), self::POST_TYPES, true)) {
            AdminScript::enqueue(self::SCRIPT, [
                'choices' => OptionLabels::layouts(),
                'articleChoices' => ArticleLayout::labels(),
            ]);
        }
    }
}
