<?php

declare(strict_types=1);

namespace Courant\Migration;

/** The theme NewsCard. */
final class NewsCard extends PreviousTheme
{
    private const LAYOUT_KEY = 'newscard_sidebarlayout';

    private const WIDGET_AREAS = [
        'newscard_right_sidebar' => 'sidebar-right',
        'newscard_left_sidebar' => 'sidebar-left',
        'newscard_front_page_content_section' => 'front-content',
        'newscard_front_page_sidebar_section' => 'front-side',
        'newscard_footer_sidebar' => 'footer-1',
        'newscard_footer_column2' => 'footer-2',
        'newscard_footer_column3' => 'footer-3',
        'newscard_footer_column4' => 'footer-4',
    ];

    private const POSTS_WIDGETS = [
        'newscard_horizontal_vertical_posts' => [5, 'list'],
        'newscard_card_block_posts' => [2, 'cards'],
        'newscard_recent_posts' => [5, 'list'],
    ];

    public function __construct()
    {
        parent::__construct(
            name: 'NewsCard',
            stylesheet: 'newscard',
            menuLocations: ['primary' => 'primary', 'right-section' => 'top'],
            layoutKeys: [self::LAYOUT_KEY],
            widgetAreas: self::WIDGET_AREAS,
            postsWidgets: self::POSTS_WIDGETS,
        );
    }

    public function toThemeOptions(array $mods): array
    {
        return NewsCardSettings::toThemeOptions($mods);
    }

    public function sharedThemeMods(array $mods): array
    {
        return NewsCardSettings::sharedThemeMods($mods);
    }

    public function postLayout(array $meta): string
    {
        return NewsCardSettings::postLayout($meta[self::LAYOUT_KEY] ?? '');
    }

    public function ads(array $mods): array
    {
        $image = self::text($mods, 'newscard_header_add_image');

        return $image === '' ? [] : [[
            'image' => $image, 'link' => self::text($mods, 'newscard_header_add_link'), 'slot' => 'navigation',
        ]];
    }

    protected function articlesOf(array $instance): array
    {
        $category = is_numeric($instance['category'] ?? null) ? (int) $instance['category'] : 0;

        return [
            'title' => self::text($instance, 'widget_title'),
            'source' => in_array($instance['type'] ?? 1, [2, '2'], true) && $category > 0 ? 'category' : 'latest',
            'category' => $category,
        ];
    }
}
