<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\OptionDefinitions;
use Courant\Customizer\PostLayout;
use Courant\Customizer\ThemeOptions;
use Courant\Migration\NewsCardSettings;
use Courant\Migration\PreviousThemeMigration;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the import of the previous theme's settings. */
final class NewsCardMigrationTest extends SiteTestCase
{
    public function testImportsSettings(): void
    {
        $category = $this->term('category', 'Cities')->term_id;
        $left = $this->post(['meta' => ['newscard_sidebarlayout' => 'meta-left']])->ID;
        $withDefaultLayout = $this->post(['meta' => ['newscard_sidebarlayout' => 'default']])->ID;
        $old = [
            'newscard_content_layout' => 'nosidebar',
            'newscard_top_bar_hide' => 1,
            'newscard_top_stories_title' => 'Now <b>hot</b>',
            'newscard_top_stories_latest_post' => 'category',
            'newscard_top_stories_categories' => [(string) $category],
            'newscard_banner_featured_posts_2_hide' => 1,
            'newscard_social_profiles' => 'https://social.example/@a, javascript:alert(1), https://video.example/b',
            'custom_logo' => 77,
            'nav_menu_locations' => ['primary' => 5, 'right-section' => 6],
        ];
        update_option('theme_mods_newscard', $old);

        $reported = [];
        add_action('courant_settings_adopted', static function (mixed $all) use (&$reported): void {
            $reported[] = $all;
        });

        self::assertGreaterThan(30, PreviousThemeMigration::run());

        self::assertSame([$old], $reported, 'A plugin can import its own settings.');
        self::assertSame('none', ThemeOptions::choice('layout'));
        self::assertFalse(ThemeOptions::isEnabled('topbar'));
        self::assertTrue(ThemeOptions::isEnabled('menu_uppercase'), 'Its own default counts where nobody chose.');
        self::assertTrue(ThemeOptions::isEnabled('popular'), 'It shows popular articles by default.');
        self::assertFalse(ThemeOptions::isEnabled('trending'));
        self::assertSame(['Now hot', 'category', $category], [
            ThemeOptions::postGroup('ticker')->title, ThemeOptions::postGroup('ticker')->source,
            ThemeOptions::postGroup('ticker')->category,
        ]);
        self::assertSame(['https://social.example/@a', 'https://video.example/b'], ThemeOptions::urls('social_links'));
        self::assertSame(77, get_theme_mod('custom_logo'));
        self::assertSame(['primary' => 5, 'top' => 6], get_theme_mod('nav_menu_locations'));
        self::assertSame('left', PostLayout::forPost($left));
        self::assertSame('', PostLayout::forPost($withDefaultLayout));
        self::assertSame($old, get_option('theme_mods_newscard'), 'The old settings stay.');
    }

    /**
     * Returns the 39 settings of NewsCard, each with a value other than its default.
     *
     * @return iterable<string, array{string, mixed}>
     */
    public static function settings(): iterable
    {
        $settings = [
            'content_layout' => 'left', 'nav_uppercase' => 0, 'breadcrumbs_hide' => 1, 'top_bar_hide' => 1,
            'social_profiles' => 'https://a.example/',
            'top_bar_social_profiles' => 1, 'header_bg_overlay' => 'dark',
            'header_background' => 'https://a.example/b.jpg',
            'header_add_image' => 'https://a.example/c.jpg', 'header_add_link' => 'https://a.example/d',
            'banner_display' => 'front',
            'header_featured_posts_banner_display' => 'front', 'featured_image_page' => 1, 'featured_image_single' => 1,
            'archive_title_label_hide' => 1,
        ];
        $groups = [
            'top_stories_%s' => 'top_stories_%s', 'banner_slider_posts_%s' => 'banner_slider_%s',
            'banner_featured_posts_1_%s' => 'banner_featured_posts_1_%s',
            'banner_featured_posts_2_%s' => 'banner_featured_posts_2_%s',
            'header_featured_posts_%s' => 'header_featured_%s', 'footer_featured_posts_%s' => 'footer_featured_%s',
        ];
        foreach ($groups as $shown => $source) {
            $settings += [
                sprintf($shown, 'hide') => 1,
                sprintf($shown, 'title') => 'Words',
                sprintf($source, 'latest_post') => 'category',
            ];
            $settings[sprintf($source, $source === 'top_stories_%s' ? 'categories' : 'post_categories')] = ['7'];
        }
        foreach ($settings as $name => $value) {
            yield "newscard_{$name}" => ["newscard_{$name}", $value];
        }
    }

    #[DataProvider('settings')]
    public function testEachSettingIsImportedOrListedAsUnsupported(string $name, mixed $value): void
    {
        // A source of articles only has an effect together with its category.
        $required = match (true) {
            str_ends_with($name, 'categories') => [
                preg_replace('/(post_)?categories$/', 'latest_post', $name) => 'category',
            ],
            str_ends_with($name, 'latest_post') => [
                str_replace('latest_post', 'post_categories', $name) => ['7'],
                str_replace('latest_post', 'categories', $name) => ['7'],
            ],
            default => [],
        };
        $before = [NewsCardSettings::toThemeOptions($required), NewsCardSettings::sharedThemeMods($required)];
        $after = [
            NewsCardSettings::toThemeOptions([$name => $value] + $required),
            NewsCardSettings::sharedThemeMods([$name => $value] + $required),
        ];

        self::assertSame(array_key_exists($name, NewsCardSettings::UNSUPPORTED_SETTINGS), $before === $after);
    }

    public function testCoversAllNewsCardSettings(): void
    {
        self::assertCount(39, [...self::settings()]);
    }

    public function testSecondImportChangesNothing(): void
    {
        update_option('theme_mods_newscard', ['newscard_content_layout' => 'nosidebar']);
        self::assertGreaterThan(30, PreviousThemeMigration::run());
        set_theme_mod('courant_layout', 'left');
        $mods = get_theme_mods();

        self::assertSame(0, PreviousThemeMigration::run());
        self::assertSame($mods, get_theme_mods());
    }

    public function testInterruptedImportIsCompleted(): void
    {
        update_option('theme_mods_newscard', ['newscard_content_layout' => 'left']);
        $posts = array_map(
            fn (): int => $this->post(['meta' => ['newscard_sidebarlayout' => 'meta-fullwidth']])->ID,
            range(1, 3),
        );
        $stop = static function (mixed $check, int $post) use ($posts): mixed {
            return $post === $posts[1] ? throw new \RuntimeException('The power is gone.') : $check;
        };
        add_filter('update_post_metadata', $stop, 10, 2);
        try {
            PreviousThemeMigration::run();
            self::fail('It was not interrupted.');
        } catch (\RuntimeException) {
            self::assertNotSame(['full', 'full', 'full'], array_map(PostLayout::forPost(...), $posts));
        }
        $html = $this->http('GET', '/wp-admin/themes.php', as: $this->user('administrator'))->body;
        self::assertStringContainsString(
            PreviousThemeMigration::ACTION,
            $html,
            'The offer is shown until everything is imported.',
        );

        remove_filter('update_post_metadata', $stop);
        self::assertGreaterThan(30, PreviousThemeMigration::run());
        self::assertSame(['full', 'full', 'full'], array_map(PostLayout::forPost(...), $posts));
        self::assertSame('left', ThemeOptions::choice('layout'));
    }

    public function testEveryMappedOptionExists(): void
    {
        self::assertSame([], array_diff(array_keys(NewsCardSettings::toThemeOptions([])), array_keys(
            OptionDefinitions::ALL
        )));

        foreach (
            NewsCardSettings::toThemeOptions(
                ['newscard_content_layout' => ['x'], 'newscard_top_stories_categories' => 'x']
            ) as $id => $value
        ) {
            self::assertSame($value, ThemeOptions::sanitize($id, $value), $id);
        }
    }

    public function testImportsNothingAutomatically(): void
    {
        update_option('theme_mods_newscard', ['newscard_content_layout' => 'left']);

        self::assertSame(200, $this->http('GET', '/wp-admin/themes.php', as: $this->user('administrator'))->status);
        self::assertSame('right', ThemeOptions::choice('layout'));
        self::assertSame(
            403,
            $this->http('POST', '/wp-admin/admin-post.php', [
                'action' => PreviousThemeMigration::ACTION,
            ], as: $this->user('editor'))->status,
        );
        self::assertSame('right', ThemeOptions::choice('layout'));
    }
}
