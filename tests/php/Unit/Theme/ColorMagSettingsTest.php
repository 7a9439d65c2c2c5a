<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Customizer\OptionDefinitions;
use Courant\Migration\ColorMag;
use Courant\Migration\ColorMagSettings;
use Courant\Migration\NewsCard;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests the mapping of the settings of ColorMag. */
final class ColorMagSettingsTest extends TestCase
{
    /** @return iterable<string, array{string, mixed, array<string, mixed>}> */
    public static function settings(): iterable
    {
        $settings = [
            'global_sidebar_layout' => ['right_sidebar', ['layout' => 'right']],
            'default_sidebar_layout' => ['left_sidebar', ['layout' => 'left']],
            'post_sidebar_layout' => ['no_sidebar_content_centered', ['layout_article' => 'none']],
            'page_sidebar_layout' => ['no_sidebar_full_width', ['layout_page' => 'full']],
            'single_post_sidebar_layout' => ['left_sidebar', ['layout_article' => 'left']],
            'single_page_sidebar_layout' => ['two_sidebars', ['layout_page' => 'right']],
            'blog_sidebar_layout' => ['no_sidebar', ['layout_archive' => 'full']],
            'enable_top_bar' => [1, ['topbar' => true]],
            'date_display' => [true, ['topbar_date' => true]],
            'enable_news_ticker' => [1, ['ticker' => true]],
            'news_ticker_label' => ['Now', ['ticker_title' => 'Now']],
            'enable_search' => [1, ['header_search' => true]],
            'enable_sticky_menu' => [1, ['header_sticky' => true]],
            'enable_site_tagline' => [false, ['header_tagline' => false]],
            'breadcrumb_enable' => [1, ['breadcrumbs' => true]],
            'enable_featured_image' => [false, ['article_picture' => false]],
            'enable_page_featured_image' => [0, ['page_picture' => false]],
            'enable_related_posts' => [1, ['article_related' => true]],
            'primary_color' => ['#AA0011', ['accent' => '#AA0011']],
            'footer_copyright' => ['© Meyer', ['footer_text' => '© Meyer']],
            'social_facebook' => ['https://f.example/a', ['social_links' => 'https://f.example/a']],
            'header_socials' => [
                [['label' => 'x', 'url' => 'https://x.example/b'], ['url' => '#']],
                ['social_links' => 'https://x.example/b'],
            ],
            'header_builder' => [
                ['desktop' => [
                    'top' => ['left' => ['date', 'news-ticker'], 'right' => ['socials']],
                    'main' => ['left' => ['logo'], 'right' => ['search']],
                ]],
                ['topbar' => true, 'topbar_date' => true, 'ticker' => true, 'header_search' => true,
                    'topbar_social' => true],
            ],
        ];
        foreach ($settings as $name => [$value, $expected]) {
            yield $name => ["colormag_{$name}", $value, $expected];
        }
    }

    /** @param array<string, mixed> $expected */
    #[DataProvider('settings')]
    public function testMapsEachSetting(string $name, mixed $value, array $expected): void
    {
        $before = ColorMagSettings::toThemeOptions([]);
        $after = ColorMagSettings::toThemeOptions([$name => $value]);
        $changed = array_filter(
            $after,
            static fn (mixed $option, string $id): bool => $option !== ($before[$id] ?? null),
            ARRAY_FILTER_USE_BOTH,
        );

        self::assertEquals($expected, $changed);
        self::assertSame([], array_diff(array_keys($after), array_keys(OptionDefinitions::ALL)));
    }

    public function testWidthOfPagesWithoutSidebar(): void
    {
        self::assertSame('none', ColorMagSettings::layout('no_sidebar', 'no_sidebar_content_centered'));
        self::assertSame('full', ColorMagSettings::layout('no_sidebar', 'no_sidebar_full_width'));
        self::assertSame('default', ColorMagSettings::layout('', ''));
        $theme = new ColorMag();
        self::assertSame('left', $theme->postLayout(['colormag_page_layout' => 'left_sidebar']));
        self::assertSame('', $theme->postLayout(['colormag_page_sidebar_layout' => 'default_layout']));
    }

    public function testTextsWithPlaceholdersAreOmitted(): void
    {
        $options = ColorMagSettings::toThemeOptions(['colormag_footer_copyright' => '© {the-year} {site-link}']);

        self::assertSame('', $options['footer_text']);
        self::assertSame('', ColorMagSettings::toThemeOptions([
            'colormag_header_button_text' => 'Go', 'colormag_header_button_link' => 'https://a.example',
        ])['header_button_text'], 'the button is not part of the header');
    }

    public function testConvertsWidgetsWithArticles(): void
    {
        $widget = (new ColorMag())->postsWidget('colormag_featured_posts_widget', [
            'title' => 'Politics', 'number' => 6, 'type' => 'category', 'category' => '7',
        ]);
        self::assertSame(['Politics', 'category', 7, 6], [
            $widget['title'] ?? '', $widget['source'] ?? '', $widget['category'] ?? 0, $widget['count'] ?? 0,
        ]);
        self::assertNull((new ColorMag())->postsWidget('text', []));
        $widget = (new NewsCard())->postsWidget('newscard_card_block_posts', [
            'widget_title' => 'Cards', 'type' => 2, 'category' => 5,
        ]);
        self::assertSame(['Cards', 'category', 5, 'cards'], [
            $widget['title'] ?? '', $widget['source'] ?? '', $widget['category'] ?? 0, $widget['layout'] ?? '',
        ]);
    }
}
