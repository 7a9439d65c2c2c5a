<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Feature;

/**
 * How one article or page is arranged, where its editor wants another layout than the site's. Only
 * the look of this theme: nothing is lost with another one.
 */
final class PostLayout implements Feature
{
    public const META = 'courant_layout';
    public const TYPES = ['post', 'page'];

    private const SCRIPT = 'theme-layout';

    public function boot(): void
    {
        add_action('init', $this->register(...));
        add_action('enqueue_block_editor_assets', $this->enqueue(...));
    }

    /**
     * @return string One of Declared::LAYOUTS; empty: as the site has it.
     */
    public static function of(int $post): string
    {
        return self::clean(get_post_meta($post, self::META, true));
    }

    public static function clean(mixed $layout): string
    {
        return is_string($layout) && in_array($layout, Declared::LAYOUTS, true) ? $layout : '';
    }

    private function register(): void
    {
        foreach (self::TYPES as $type) {
            register_post_meta($type, self::META, [
                'type' => 'string',
                'single' => true,
                'default' => '',
                'show_in_rest' => ['schema' => ['enum' => ['', ...Declared::LAYOUTS]]],
                'sanitize_callback' => self::clean(...),
                'auth_callback' => static fn (bool $allowed, string $key, int $post): bool => current_user_can('edit_post', $post),
            ]);
            // The panel reads and writes meta, which WordPress hands out only with this support.
            add_post_type_support($type, 'custom-fields');
        }
    }

    private function enqueue(): void
    {
        if (in_array(get_post_type(), self::TYPES, true)) {
            Script::enqueue(self::SCRIPT, ['choices' => Words::layouts()]);
        }
    }
}
