<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\CategoryColors;
use Courant\Customizer\PostLayout;
use Courant\Customizer\ThemeOptions;
use Courant\Widgets\PostsWidget;
use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Storage\ThemeSwitchTask;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\SiteTestCase;

/** Tests that the switch assistant imports the settings of ColorMag and undoes the import. */
final class ColorMagMigrationTest extends SiteTestCase
{
    private const AD = 'https://cdn.example/728.png';

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
            self::assertSame(1, self::countAds());

            $task->undo(new SwitchProgress());
            self::assertSame('left', ThemeOptions::choice('layout'), 'another switch does not undo it');
            $task->undo($progress);
            self::assertSame($before, self::settings(), "round $round");
            self::assertSame(0, self::countAds());
        }

        $task->apply($progress = new SwitchProgress());
        $task->apply($progress);
        $task->confirm($progress);
        self::assertFalse(get_option('courant_former_theme_settings'));
        self::assertSame('', get_post_meta($post, 'courant_imported', true));
        $task->undo($progress);
        self::assertSame('left', ThemeOptions::choice('layout'), 'a confirmed import stays');
    }

    private function storeColorMag(int $category): void
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
            2 => ['728x90_image_url' => self::AD, '728x90_image_link' => 'https://shop.example/'],
        ]);
        update_option('theme_mods_newscard', ['newscard_content_layout' => 'nosidebar']);
        update_option('theme_mods_colormag', [
            'colormag_default_sidebar_layout' => 'left_sidebar',
            "colormag_category_color_{$category}" => '#AA0011',
            'nav_menu_locations' => ['primary' => 5, 'menu-secondary' => 6],
            'sidebars_widgets' => ['time' => 1700000000, 'data' => [
                'colormag_front_page_content_top_section' => ['colormag_featured_posts_widget-3', 'gone-1'],
                'colormag_header_sidebar' => ['colormag_728x90_advertisement_widget-2'],
                'colormag_footer_sidebar_one' => ['text-9'],
            ]],
        ]);
    }

    private static function countAds(): int
    {
        return count(get_posts([
            'post_type' => 'courant_ad', 'post_status' => 'any', 'meta_key' => '_courant_adopted_from',
            'meta_value' => self::AD,
        ]));
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
