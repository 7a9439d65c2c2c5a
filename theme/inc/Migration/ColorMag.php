<?php

declare(strict_types=1);

namespace Courant\Migration;

/** The theme ColorMag, versions 3 and 4. */
final class ColorMag implements PreviousTheme
{
    private const LAYOUT_KEYS = [
        'colormag_page_sidebar_layout', 'colormag_page_container_layout', 'colormag_page_layout',
    ];
    private const CATEGORY_COLOR = 'colormag_category_color_';

    private const WIDGET_AREAS = [
        'colormag_right_sidebar' => 'sidebar-right',
        'colormag_left_sidebar' => 'sidebar-left',
        'colormag_header_sidebar' => 'before-header',
        'colormag_front_page_slider_area' => 'front-content',
        'colormag_front_page_area_beside_slider' => 'front-side',
        'colormag_front_page_content_top_section' => 'front-content',
        'colormag_front_page_content_middle_left_section' => 'front-content',
        'colormag_front_page_content_middle_right_section' => 'front-content',
        'colormag_front_page_content_bottom_section' => 'front-content',
        'colormag_error_404_page_sidebar' => 'not-found',
        'colormag_advertisement_above_the_footer_sidebar' => 'before-footer',
        'colormag_footer_sidebar_one_upper' => 'before-footer',
        'colormag_footer_sidebar_two_upper' => 'before-footer',
        'colormag_footer_sidebar_three_upper' => 'before-footer',
        'colormag_footer_sidebar_one' => 'footer-1',
        'colormag_footer_sidebar_two' => 'footer-2',
        'colormag_footer_sidebar_three' => 'footer-3',
        'colormag_footer_sidebar_four' => 'footer-4',
    ];

    /** Number of articles and layout by type of widget. */
    private const WIDGETS = [
        'colormag_featured_posts_slider_widget' => [4, 'cards'],
        'colormag_highlighted_posts_widget' => [4, 'cards'],
        'colormag_featured_posts_widget' => [4, 'list'],
        'colormag_featured_posts_vertical_widget' => [4, 'list'],
    ];

    public function name(): string
    {
        return 'ColorMag';
    }

    public function option(): string
    {
        return 'theme_mods_colormag';
    }

    public function toThemeOptions(array $old): array
    {
        return ColorMagSettings::toThemeOptions($old);
    }

    public function sharedThemeMods(array $old): array
    {
        return SharedThemeMods::select($old);
    }

    public function menuLocations(): array
    {
        return ['primary' => 'primary', 'menu-secondary' => 'top', 'footer' => 'footer'];
    }

    public function layoutKeys(): array
    {
        return self::LAYOUT_KEYS;
    }

    public function postLayout(array $meta): string
    {
        $layout = ColorMagSettings::layout(
            $meta['colormag_page_sidebar_layout'] ?? $meta['colormag_page_layout'] ?? '',
            $meta['colormag_page_container_layout'] ?? '',
        );

        return $layout === 'default' ? '' : $layout;
    }

    public function categoryColors(array $old): array
    {
        $colors = [];

        foreach ($old as $name => $color) {
            $id = is_string($name) && str_starts_with($name, self::CATEGORY_COLOR)
                ? (int) substr($name, strlen(self::CATEGORY_COLOR))
                : 0;

            if ($id > 0 && is_string($color) && $color !== '') {
                $colors[$id] = $color;
            }
        }

        return $colors;
    }

    public function widgetAreas(): array
    {
        return self::WIDGET_AREAS;
    }

    public function postsWidget(string $type, array $instance): ?array
    {
        if (! isset(self::WIDGETS[$type])) {
            return null;
        }

        [$count, $layout] = self::WIDGETS[$type];
        $source = is_string($instance['type'] ?? null) ? $instance['type'] : 'latest';
        $term = $instance[$source] ?? null;
        $term = is_numeric($term) ? (int) $term : 0;

        return [
            'title' => is_string($instance['title'] ?? null) ? $instance['title'] : '',
            'source' => in_array($source, ['category', 'tag'], true) && $term > 0 ? $source : 'latest',
            'category' => $source === 'category' ? $term : 0,
            'tag' => $source === 'tag' ? $term : 0,
            'count' => is_numeric($instance['number'] ?? null) ? max(1, (int) $instance['number']) : $count,
            'layout' => $layout,
        ];
    }

    /** @return array{type: string, image: string, link: string} */
    public function headerAdWidget(): array
    {
        return [
            'type' => 'colormag_728x90_advertisement_widget',
            'image' => '728x90_image_url',
            'link' => '728x90_image_link',
        ];
    }
}
