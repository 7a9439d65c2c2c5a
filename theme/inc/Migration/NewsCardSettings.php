<?php

declare(strict_types=1);

namespace Courant\Migration;

use Courant\Customizer\OptionType;

/**
 * Maps the settings of the theme NewsCard (theme_mods_newscard) to the theme's options. Pure. Settings without a stored
 * value get the default of NewsCard, so that the site's appearance does not change.
 */
final class NewsCardSettings
{
    /**
     * Settings that have no equivalent in a theme, with the reason. They are passed to the action
     * `courant_settings_adopted` as an ad, which Courant Desk imports.
     */
    public const UNSUPPORTED_SETTINGS = [
        'newscard_header_add_image' => 'An advertisement is a plugin’s business.',
        'newscard_header_add_link' => 'An advertisement is a plugin’s business.',
    ];

    private const LAYOUTS = ['right' => 'right', 'left' => 'left', 'nosidebar' => 'none', 'fullwidth' => 'full'];

    /** Article groups: names of their settings in NewsCard (on or off, title, source, categories) and in Courant. */
    private const GROUPS = [
        'ticker' => ['top_stories_hide', 'top_stories_title', 'top_stories_latest_post', 'top_stories_categories'],
        'slider' => [
            'banner_slider_posts_hide', 'banner_slider_posts_title', 'banner_slider_latest_post',
            'banner_slider_post_categories',
        ],
        'featured' => [
            'banner_featured_posts_1_hide', 'banner_featured_posts_1_title', 'banner_featured_posts_1_latest_post',
            'banner_featured_posts_1_post_categories',
        ],
        'trending' => [
            'banner_featured_posts_2_hide', 'banner_featured_posts_2_title', 'banner_featured_posts_2_latest_post',
            'banner_featured_posts_2_post_categories',
        ],
        'popular' => [
            'header_featured_posts_hide', 'header_featured_posts_title', 'header_featured_latest_post',
            'header_featured_post_categories',
        ],
        'missed' => [
            'footer_featured_posts_hide', 'footer_featured_posts_title', 'footer_featured_latest_post',
            'footer_featured_post_categories',
        ],
    ];

    /**
     * Returns the options for the stored settings.
     *
     * @param array<mixed> $mods theme_mods_newscard
     * @return array<string, mixed> Options by ID (OptionDefinitions); values are sanitized when they are stored.
     */
    public static function toThemeOptions(array $mods): array
    {
        $on = static fn (string $name, int $default = 0): bool
            => (int) self::text($mods, $name, (string) $default) === 1;
        $scope = static fn (string $name): string => self::text($mods, $name, 'front-blog') === 'front-blog'
            ? 'blog'
            : 'front';
        $options = [
            'layout' => self::LAYOUTS[self::text($mods, 'content_layout', 'right')] ?? 'right',
            'menu_uppercase' => $on('nav_uppercase', 1),
            'breadcrumbs' => ! $on('breadcrumbs_hide'),
            'topbar' => ! $on('top_bar_hide'),
            'topbar_social' => ! $on('top_bar_social_profiles'),
            'header_overlay' => self::text($mods, 'header_bg_overlay', 'none'),
            'social_links' => self::text($mods, 'social_profiles'),
            'banner_scope' => $scope('banner_display'),
            'popular_scope' => $scope('header_featured_posts_banner_display'),
            'article_picture' => $on('featured_image_single'),
            'page_picture' => $on('featured_image_page'),
            'archive_label' => ! $on('archive_title_label_hide'),
        ];

        foreach (self::GROUPS as $id => [$hide, $title, $source, $categories]) {
            $options += self::postGroupOptions(
                $id,
                ! $on($hide),
                self::text($mods, $title),
                self::text($mods, $source, 'latest'),
                $mods["newscard_{$categories}"] ?? [],
            );
        }

        return $options;
    }

    /**
     * Returns the settings that WordPress stores for each theme, under their own names.
     *
     * @param array<mixed> $mods
     * @return array<string, mixed>
     */
    public static function sharedThemeMods(array $mods): array
    {
        $kept = SharedThemeMods::select($mods);
        // NewsCard has a separate setting for the image behind the site title; here it is the header image, with the
        // same overlay.
        $behind = self::text($mods, 'header_background');

        return $kept + ($behind === '' ? [] : ['header_image' => $behind]);
    }

    /**
     * Maps the layout of an article from its meta `newscard_sidebarlayout`; empty: the layout of the site.
     */
    public static function postLayout(string $layout): string
    {
        return str_starts_with($layout, 'meta-') ? self::LAYOUTS[substr($layout, strlen('meta-'))] ?? '' : '';
    }

    /**
     * Returns the options of an article group.
     *
     * @return array<string, mixed>
     */
    private static function postGroupOptions(
        string $id,
        bool $isShown,
        string $title,
        string $source,
        mixed $categories,
    ): array {
        $category = OptionType::parseIds($categories)[0] ?? 0;

        return [
            $id => $isShown,
            "{$id}_title" => $title,
            "{$id}_source" => $source === 'category' && $category > 0 ? 'category' : 'latest',
            "{$id}_category" => $category,
        ];
    }

    /**
     * Returns a setting as text.
     *
     * @param array<mixed> $mods
     */
    private static function text(array $mods, string $name, string $default = ''): string
    {
        $value = $mods["newscard_{$name}"] ?? $default;

        return is_scalar($value) ? (string) $value : $default;
    }
}
