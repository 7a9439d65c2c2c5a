<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Storage;

/** Registers the post type of ads with its own capabilities. */
final class AdPostType
{
    public const NAME = 'courant_ad';

    public function register(): void
    {
        register_post_type(self::NAME, [
            'labels' => [
                'name' => __('Ads', 'courant-desk'),
                'singular_name' => __('Ad', 'courant-desk'),
                'menu_name' => __('Advertising', 'courant-desk'),
                'all_items' => __('Ads', 'courant-desk'),
                'add_new' => __('Add ad', 'courant-desk'),
                'add_new_item' => __('Add ad', 'courant-desk'),
                'edit_item' => __('Edit ad', 'courant-desk'),
                'new_item' => __('New ad', 'courant-desk'),
                'search_items' => __('Search ads', 'courant-desk'),
                'not_found' => __('No ads found.', 'courant-desk'),
                'not_found_in_trash' => __('No ads found in the trash.', 'courant-desk'),
            ],
            'public' => false,
            'show_ui' => true,
            'menu_icon' => 'dashicons-megaphone',
            'menu_position' => 26,
            'supports' => ['title', 'thumbnail'],
            'capability_type' => ['courant_ad', 'courant_ads'],
            'map_meta_cap' => true,
            'rewrite' => false,
            'query_var' => false,
        ]);
        foreach (AdMeta::META_KEYS as $key) {
            register_post_meta(self::NAME, $key, ['single' => true, 'auth_callback' => '__return_false']);
        }
    }

    public static function grantCapabilities(): void
    {
        foreach (['administrator', 'editor'] as $name) {
            foreach (self::capabilities() as $capability) {
                get_role($name)?->add_cap($capability);
            }
        }
    }

    public static function revokeCapabilities(): void
    {
        foreach (array_keys(wp_roles()->roles) as $name) {
            foreach (self::capabilities() as $capability) {
                get_role((string) $name)?->remove_cap($capability);
            }
        }
    }

    /** @return list<string> */
    private static function capabilities(): array
    {
        return array_map(static fn (string $verb): string => $verb . '_courant_ads', [
            'edit', 'edit_others', 'edit_private', 'edit_published', 'publish', 'read_private', 'delete',
            'delete_others', 'delete_private', 'delete_published',
        ]);
    }
}
