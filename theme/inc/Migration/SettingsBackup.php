<?php

declare(strict_types=1);

namespace Courant\Migration;

use Courant\Customizer\CategoryColors;
use Courant\Customizer\PostLayout;
use Courant\Widgets\PostsWidget;

/**
 * Keeps the settings that an import replaces, until it is undone or confirmed.
 */
final class SettingsBackup
{
    /** Meta key of the posts and categories whose layout or color was imported. */
    private const MARK = 'courant_imported';

    private const OPTION = 'courant_former_theme_settings';
    private const WIDGETS = ['sidebars_widgets', PostsWidget::OPTION];

    /**
     * Stores the current settings. The settings of an earlier, interrupted import are kept.
     */
    public static function save(): void
    {
        $options = [];

        foreach ([self::themeModsOption(), ...self::WIDGETS] as $name) {
            $options[$name] = get_option($name, null);
        }

        add_option(self::OPTION, $options, '', false);
    }

    /**
     * Marks a post or category whose layout or color is imported, if the import can be undone.
     *
     * @param 'post'|'term' $type
     */
    public static function mark(string $type, int $id): void
    {
        if (is_array(get_option(self::OPTION))) {
            update_metadata($type, $id, self::MARK, '1');
        }
    }

    /** Restores the stored settings, and removes imported layouts and colors. */
    public static function restore(): void
    {
        $stored = get_option(self::OPTION);

        if (! is_array($stored)) {
            return;
        }

        foreach ($stored as $name => $value) {
            if ($value === null) {
                delete_option((string) $name);
            } else {
                update_option((string) $name, $value);
            }
        }

        self::forEachMarked('post', static function (int $post): void {
            delete_post_meta($post, PostLayout::META);
        });
        self::forEachMarked('term', static function (int $term): void {
            delete_term_meta($term, CategoryColors::META);
        });
        delete_option(self::OPTION);
    }

    /** Deletes the stored settings, so that the import cannot be undone. */
    public static function delete(): void
    {
        delete_option(self::OPTION);
        delete_metadata('post', 0, self::MARK, '', true);
        delete_metadata('term', 0, self::MARK, '', true);
    }

    private static function themeModsOption(): string
    {
        return 'theme_mods_' . get_stylesheet();
    }

    /**
     * Calls a function for each marked post or term, and removes the mark.
     *
     * @param 'post'|'term' $type
     * @param callable(int): void $work
     */
    private static function forEachMarked(string $type, callable $work): void
    {
        foreach (self::findMarked($type) as $id) {
            $work($id);
            delete_metadata($type, $id, self::MARK);
        }
    }

    /**
     * @param 'post'|'term' $type
     * @return list<int>
     */
    private static function findMarked(string $type): array
    {
        $ids = $type === 'post'
            ? get_posts([
                'post_type' => PostLayout::POST_TYPES, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids',
                'meta_key' => self::MARK,
            ])
            : get_terms([
                'taxonomy' => 'category', 'hide_empty' => false, 'fields' => 'ids', 'meta_key' => self::MARK,
            ]);

        return array_values(array_filter(is_array($ids) ? $ids : [], 'is_int'));
    }
}
