<?php

declare(strict_types=1);

namespace Courant\Migration;

/** The theme ColorMag, versions 3 and 4. */
final class ColorMag extends PreviousTheme
{
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

    private const POSTS_WIDGETS = [
        'colormag_featured_posts_slider_widget' => [4, 'cards'],
        'colormag_highlighted_posts_widget' => [4, 'cards'],
        'colormag_featured_posts_widget' => [4, 'list'],
        'colormag_featured_posts_vertical_widget' => [4, 'list'],
    ];

    /** Slots of Courant Desk by size: the type of each widget with advertisements contains its size. */
    private const AD_SLOTS = ['728x90' => 'navigation', '300x250' => 'sidebar', '125x125' => 'sidebar'];

    /** The widget with the size 125×125 has several images, whose settings end with their number. */
    private const AD_SUFFIXES = ['', '_1', '_2', '_3', '_4', '_5', '_6'];

    public function __construct()
    {
        parent::__construct(
            name: 'ColorMag',
            stylesheet: 'colormag',
            menuLocations: ['primary' => 'primary', 'menu-secondary' => 'top', 'footer' => 'footer'],
            layoutKeys: ['colormag_page_sidebar_layout', 'colormag_page_container_layout', 'colormag_page_layout'],
            widgetAreas: self::WIDGET_AREAS,
            postsWidgets: self::POSTS_WIDGETS,
        );
    }

    public function toThemeOptions(array $mods): array
    {
        return ColorMagSettings::toThemeOptions($mods);
    }

    public function postLayout(array $meta): string
    {
        $layout = ColorMagSettings::layout(
            $meta['colormag_page_sidebar_layout'] ?? $meta['colormag_page_layout'] ?? '',
            $meta['colormag_page_container_layout'] ?? '',
        );

        return $layout === 'default' ? '' : $layout;
    }

    public function categoryColors(array $mods): array
    {
        $colors = [];

        foreach ($mods as $name => $color) {
            $id = is_string($name) && str_starts_with($name, self::CATEGORY_COLOR)
                ? (int) substr($name, strlen(self::CATEGORY_COLOR))
                : 0;

            if ($id > 0 && is_string($color) && $color !== '') {
                $colors[$id] = $color;
            }
        }

        return $colors;
    }

    public function widgetAds(string $type, array $instance): array
    {
        if (preg_match('/^colormag_(\d+x\d+)_advertisement_widget$/', $type, $found) !== 1) {
            return [];
        }

        $size = $found[1];
        $ads = [];

        foreach (isset(self::AD_SLOTS[$size]) ? self::AD_SUFFIXES : [] as $suffix) {
            $image = self::text($instance, "{$size}_image_url{$suffix}");

            if ($image !== '') {
                $link = self::text($instance, "{$size}_image_link{$suffix}");
                $ads[] = ['image' => $image, 'link' => $link, 'slot' => self::AD_SLOTS[$size]];
            }
        }

        return $ads;
    }

    protected function articlesOf(array $instance): array
    {
        $source = is_string($instance['type'] ?? null) ? $instance['type'] : 'latest';
        $term = $instance[$source] ?? null;
        $term = is_numeric($term) ? (int) $term : 0;
        $articles = [
            'title' => self::text($instance, 'title'),
            'source' => in_array($source, ['category', 'tag'], true) && $term > 0 ? $source : 'latest',
            'category' => $source === 'category' ? $term : 0,
            'tag' => $source === 'tag' ? $term : 0,
        ];
        $count = $instance['number'] ?? null;

        return is_numeric($count) ? $articles + ['count' => max(1, (int) $count)] : $articles;
    }
}
