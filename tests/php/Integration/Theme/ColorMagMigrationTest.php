<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\CategoryColors;
use Courant\Customizer\PostLayout;
use Courant\Customizer\ThemeOptions;
use Courant\Widgets\PostsWidget;
use CourantDesk\Advertising\Storage\AdMeta;
use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Storage\ThemeSwitchTask;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\SiteTestCase;

/** Tests that the switch assistant imports the settings of ColorMag and undoes the import. */
final class ColorMagMigrationTest extends SiteTestCase
{
    /** Slot by image. */
    private const ADS = [
        'https://cdn.example/125-1.png' => 'sidebar', 'https://cdn.example/125-6.png' => 'sidebar',
        'https://cdn.example/300.png' => 'sidebar', 'https://cdn.example/728.png' => 'navigation',
    ];

    public function testImportsAndRestoresThreeTimes(): void
    {
        $category = $this->term('category', 'Politics')->term_id;
        $post = $this->post(['meta' => [
            'colormag_page_sidebar_layout' => 'left_sidebar', 'colormag_page_container_layout' => 'default_layout',
        ]])->ID;
        $default = $this->post(['meta' => ['colormag_page_sidebar_layout' => 'default_layout']])->ID;
        $this->storeColorMag($category);
        $before = self::settings();
        $task = new ThemeSwitchTask();
        self::assertSame([1, 'ColorMag'], [$task->count(), ThemeSwitchTask::previousTheme()]);

        foreach ([1, 2, 3] as $round) {
            $progress = new SwitchProgress();
            self::assertFalse($task->apply($progress), 'the first step only records that an undo is needed');
            self::assertTrue($task->apply($progress));

            self::assertSame(0, $task->count(), 'a second import changes nothing');
            self::assertSame('left', ThemeOptions::choice('layout'));
            self::assertSame(['primary' => 5, 'top' => 6], get_theme_mod('nav_menu_locations'));
            self::assertSame('#aa0011', CategoryColors::forTerm($category));
            self::assertSame(['left', ''], array_map(PostLayout::forPost(...), [$post, $default]));
            $areas = get_option('sidebars_widgets');
            self::assertIsArray($areas);
            self::assertSame(['text-9'], $areas['footer-1']);
            self::assertSame([PostsWidget::ID_BASE . '-2'], $areas['front-content']);
            self::assertSame([], $areas['wp_inactive_widgets'], 'moved, not copied');
            $widgets = get_option(PostsWidget::OPTION);
            $articles = is_array($widgets) ? $widgets[2] ?? null : null;
            self::assertIsArray($articles);
            self::assertSame(['Top news', 'category', $category], [
                $articles['title'], $articles['source'], $articles['category'],
            ]);
            self::assertSame(self::ADS, self::adSlots());

            $task->undo(new SwitchProgress());
            self::assertSame('left', ThemeOptions::choice('layout'), 'another switch does not undo it');
            $task->undo($progress);
            self::assertSame($before, self::settings(), "round $round");
            self::assertSame([], self::adSlots());
        }

        $task->apply($progress = new SwitchProgress());
        $task->apply($progress);
        $task->confirm($progress);
        self::assertFalse(get_option('courant_former_theme_settings'));
        self::assertSame('', get_post_meta($post, 'courant_imported', true));
        $task->undo($progress);
        self::assertSame('left', ThemeOptions::choice('layout'), 'a confirmed import stays');
    }

    public function testImportsTheSettingsOfAChildThemeThatWasDeleted(): void
    {
        $category = $this->term('category', 'Politics')->term_id;
        $this->storeColorMag($category, 'my-magazine');
        update_option('theme_mods_colormag', ['colormag_default_sidebar_layout' => 'no_sidebar_full_width']);
        update_option('theme_mods_twentytwenty', ['background_color' => '123456']);
        self::assertSame('ColorMag', ThemeSwitchTask::previousTheme());

        $task = new ThemeSwitchTask();
        $task->apply($progress = new SwitchProgress());
        $task->apply($progress);

        self::assertSame('left', ThemeOptions::choice('layout'), 'not that of its parent');
        self::assertSame(['primary' => 5, 'top' => 6], get_theme_mod('nav_menu_locations'));
        self::assertSame('#aa0011', CategoryColors::forTerm($category));
        self::assertSame(self::ADS, self::adSlots());
    }

    public function testSettingsOfOtherThemesAreNotImported(): void
    {
        update_option('theme_mods_twentytwenty', ['background_color' => '123456']);

        self::assertSame('', ThemeSwitchTask::previousTheme());
    }

    private function storeColorMag(int $category, string $stylesheet = 'colormag'): void
    {
        update_option('sidebars_widgets', [
            'wp_inactive_widgets' => ['text-9'], 'sidebar-right' => [], 'footer-1' => [], 'array_version' => 3,
        ]);
        update_option('widget_text', [9 => ['title' => 'About', 'text' => 'Us'], '_multiwidget' => 1]);
        update_option(PostsWidget::OPTION, ['_multiwidget' => 1]);
        update_option('widget_colormag_featured_posts_widget', [
            3 => ['title' => 'Top <i>news</i>', 'type' => 'category', 'category' => (string) $category],
        ]);
        update_option('widget_colormag_728x90_advertisement_widget', [
            2 => ['728x90_image_url' => 'https://cdn.example/728.png', '728x90_image_link' => 'https://shop.example/'],
            3 => ['728x90_image_url' => 'https://cdn.example/inactive.png'],
        ]);
        update_option('widget_colormag_300x250_advertisement_widget', [
            4 => ['300x250_image_url' => 'https://cdn.example/300.png'], 5 => ['300x250_image_url' => ''],
        ]);
        update_option('widget_colormag_125x125_advertisement_widget', [
            6 => [
                '125x125_image_url_1' => 'https://cdn.example/125-1.png',
                '125x125_image_url_6' => 'https://cdn.example/125-6.png', '125x125_image_link_6' => 'https://b.example/',
            ],
        ]);
        update_option('theme_mods_newscard', ['newscard_content_layout' => 'nosidebar']);
        update_option("theme_mods_{$stylesheet}", [
            'colormag_default_sidebar_layout' => 'left_sidebar',
            "colormag_category_color_{$category}" => '#AA0011',
            'nav_menu_locations' => ['primary' => 5, 'menu-secondary' => 6],
            'sidebars_widgets' => ['time' => 1700000000, 'data' => [
                'colormag_front_page_content_top_section' => ['colormag_featured_posts_widget-3', 'gone-1'],
                'wp_inactive_widgets' => ['colormag_728x90_advertisement_widget-3'],
                'colormag_header_sidebar' => ['colormag_728x90_advertisement_widget-2'],
                'colormag_right_sidebar' => [
                    'colormag_300x250_advertisement_widget-4', 'colormag_300x250_advertisement_widget-5',
                    'colormag_125x125_advertisement_widget-6',
                ],
                'colormag_footer_sidebar_one' => ['text-9'],
            ]],
        ]);
    }

    /** @return array<string, string> slot of the imported ads, by image */
    private static function adSlots(): array
    {
        $slots = [];
        foreach (get_posts(['post_type' => 'courant_ad', 'post_status' => 'any', 'numberposts' => 20]) as $ad) {
            $image = get_post_meta($ad->ID, '_courant_adopted_from', true);
            $meta = get_post_meta($ad->ID, AdMeta::META_KEY, true);
            self::assertIsString($image);
            self::assertIsArray($meta);
            self::assertIsArray($meta['places']);
            self::assertCount(1, $meta['places']);
            $slots[$image] = is_string($meta['places'][0]) ? $meta['places'][0] : '';
        }
        ksort($slots);

        return $slots;
    }

    /** @return list<array<string, string|null>> */
    private static function settings(): array
    {
        $sql = Sql::fromGlobal();
        wp_cache_flush();

        return [
            ...$sql->fetchRows(
                "SELECT option_name, option_value FROM %i WHERE option_name LIKE 'theme_mods_%%'
                    OR option_name LIKE 'widget_%%' OR option_name LIKE 'courant_former%%'
                    OR option_name = 'sidebars_widgets' ORDER BY option_name",
                $sql->coreTable('options'),
            ),
            ...$sql->fetchRows(
                'SELECT post_id, meta_key, meta_value FROM %i ORDER BY post_id, meta_key',
                $sql->coreTable('postmeta'),
            ),
            ...$sql->fetchRows(
                'SELECT term_id, meta_key, meta_value FROM %i ORDER BY term_id, meta_key',
                $sql->coreTable('termmeta'),
            ),
        ];
    }
}
