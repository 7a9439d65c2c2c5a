<?php

declare(strict_types=1);

namespace Courant;

use Courant\View\PageLayout;

/**
 * Declares the theme's features to WordPress.
 */
final class ThemeSetup implements Module
{
    public function boot(): void
    {
        add_action('after_setup_theme', $this->addThemeSupport(...));
        add_filter('body_class', $this->addBodyClasses(...));
        add_filter('wp_theme_json_data_default', $this->removeCoreLinkStyle(...));
    }

    private function addThemeSupport(): void
    {
        // Maximum width of embeds and images in the text column, in pixels.
        $GLOBALS['content_width'] ??= 704;

        load_theme_textdomain('courant', get_template_directory() . '/languages');

        add_theme_support('title-tag');
        // Search results show their kind in the label above their title (template-parts/content/article-card).
        add_theme_support('courant-opening-results');
        // The layer courant.theme follows courant.desk (assets/css/tokens.css).
        add_theme_support('courant-cascade-layers');
        // Custom properties (assets/css/tokens.css) and box-sizing (base.css): the plugin's stylesheets omit both.
        add_theme_support('courant-base-styles');
        add_theme_support('automatic-feed-links');
        add_theme_support('post-thumbnails');
        add_theme_support('align-wide');
        add_theme_support('responsive-embeds');
        add_theme_support('editor-styles');
        // BlockThemeStyles prints them in a layer below the theme's.
        add_theme_support('wp-block-styles');
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
     * Adds the layout classes to the body.
     *
     * @param list<string> $classes
     * @return list<string>
     */
    private function addBodyClasses(array $classes): array
    {
        return [...$classes, ...PageLayout::bodyClasses()];
    }

    /**
     * Removes the link style of core. It underlines every link outside of any cascade layer, so that no layered rule
     * can reset it in menus and headlines. The theme's base style underlines links in text instead.
     */
    private function removeCoreLinkStyle(\WP_Theme_JSON_Data $core): \WP_Theme_JSON_Data
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
