<?php

declare(strict_types=1);

namespace Courant;

/**
 * What the theme declares to WordPress.
 */
final class Setup implements Feature
{
    public function boot(): void
    {
        add_action('after_setup_theme', $this->declare(...));
        add_filter('body_class', $this->bodyClasses(...));
        add_filter('wp_theme_json_data_default', $this->withoutCoreLinkStyle(...));
    }

    private function declare(): void
    {
        // The widest that an embed or image can be in the text column, in pixels.
        $GLOBALS['content_width'] ??= 704;

        load_theme_textdomain('courant', get_template_directory() . '/languages');

        add_theme_support('title-tag');
        // Results of the search state what they are in the label above their title (template-parts/content/story).
        add_theme_support('courant-opening-results');
        add_theme_support('automatic-feed-links');
        add_theme_support('post-thumbnails');
        add_theme_support('align-wide');
        add_theme_support('responsive-embeds');
        add_theme_support('editor-styles');
        add_theme_support('customize-selective-refresh-widgets');
        add_theme_support('html5', [
            'caption',
            'comment-form',
            'comment-list',
            'gallery',
            'navigation-widgets',
            'script',
            'search-form',
            'style',
        ]);
        add_theme_support('custom-logo', [
            'width' => 480,
            'height' => 120,
            'flex-width' => true,
            'flex-height' => true,
        ]);
        add_theme_support('post-formats', [
            'aside',
            'audio',
            'chat',
            'gallery',
            'image',
            'link',
            'quote',
            'status',
            'video',
        ]);

        add_editor_style(Assets::EDITOR_STYLES);
        add_post_type_support('page', 'excerpt');
    }

    /**
     * @param list<string> $classes
     * @return list<string>
     */
    private function bodyClasses(array $classes): array
    {
        return [...$classes, ...View\Layout::classes()];
    }

    /**
     * WordPress underlines every link outside of any cascade layer, which no layered rule can take
     * back from menus and headlines. Our own base style underlines the links in text instead.
     */
    private function withoutCoreLinkStyle(\WP_Theme_JSON_Data $core): \WP_Theme_JSON_Data
    {
        $data = $core->get_data();
        $styles = $data['styles'] ?? null;

        if (is_array($styles) && is_array($styles['elements'] ?? null)) {
            unset($styles['elements']['link']);
            $data['styles'] = $styles;
        }

        return new \WP_Theme_JSON_Data($data, 'default');
    }
}
