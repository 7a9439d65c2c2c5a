<?php

declare(strict_types=1);

namespace Courant\Migration;

/** The theme NewsCard. */
final class NewsCard implements PreviousTheme
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

    /** Number of articles and layout by type of widget. */
    private const WIDGETS = [
        'newscard_horizontal_vertical_posts' => [5, 'list'],
        'newscard_card_block_posts' => [2, 'cards'],
        'newscard_recent_posts' => [5, 'list'],
    ];

    public function name(): string
    {
        return 'NewsCard';
    }

    public function option(): string
    {
        return 'theme_mods_newscard';
    }

    public function toThemeOptions(array $old): array
    {
        return NewsCardSettings::toThemeOptions($old);
    }

    public function sharedThemeMods(array $old): array
    {
        return NewsCardSettings::sharedThemeMods($old);
    }

    public function menuLocations(): array
    {
        return ['primary' => 'primary', 'right-section' => 'top'];
    }

    public function layoutKeys(): array
    {
        return [self::LAYOUT_KEY];
    }

    public function postLayout(array $meta): string
    {
        return NewsCardSettings::postLayout($meta[self::LAYOUT_KEY] ?? '');
    }

    public function categoryColors(array $old): array
    {
        return [];
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
        $type = $instance['type'] ?? 1;
        $category = is_numeric($instance['category'] ?? null) ? (int) $instance['category'] : 0;

        return [
            'title' => is_string($instance['widget_title'] ?? null) ? $instance['widget_title'] : '',
            'source' => in_array($type, [2, '2'], true) && $category > 0 ? 'category' : 'latest',
            'category' => $category,
            'count' => $count,
            'layout' => $layout,
        ];
    }

    public function headerAdWidget(): ?array
    {
        return null;
    }
}
