<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Adoption\Adoption;
use Courant\Adoption\NewsCard;
use Courant\Customizer\Declared;
use Courant\Customizer\Options;
use Courant\Customizer\PostLayout;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Issue 7: settings of the theme that a site had before can be adopted, when its owner asks. */
final class SettingsOfTheFormerThemeTest extends SiteTestCase
{
    public function testWhatWasSetIsSetHere(): void
    {
        $category = $this->term('category', 'Cities')->term_id;
        $left = $this->post(['meta' => ['newscard_sidebarlayout' => 'meta-left']])->ID;
        $usual = $this->post(['meta' => ['newscard_sidebarlayout' => 'default']])->ID;
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

        $told = [];
        add_action('courant_settings_adopted', static function (mixed $all) use (&$told): void {
            $told[] = $all;
        });

        self::assertGreaterThan(30, Adoption::run());

        self::assertSame([$old], $told, 'What is a plugin’s business can be taken over by it.');
        self::assertSame('none', Options::choice('layout'));
        self::assertFalse(Options::flag('topbar'));
        self::assertTrue(Options::flag('menu_uppercase'), 'Its own default counts where nobody chose.');
        self::assertTrue(Options::flag('popular'), 'It shows popular articles unless told otherwise.');
        self::assertFalse(Options::flag('trending'));
        self::assertSame(['Now hot', 'category', $category], [
            Options::group('ticker')->title, Options::group('ticker')->source, Options::group('ticker')->category,
        ]);
        self::assertSame(['https://social.example/@a', 'https://video.example/b'], Options::urls('social_links'));
        self::assertSame(77, get_theme_mod('custom_logo'));
        self::assertSame(['primary' => 5, 'top' => 6], get_theme_mod('nav_menu_locations'));
        self::assertSame('left', PostLayout::of($left));
        self::assertSame('', PostLayout::of($usual));
        self::assertSame($old, get_option('theme_mods_newscard'), 'The old settings stay.');
    }

    /**
     * The 39 settings of that theme (reference/theme-and-furniture.md 1.2), each with a value that is not its own default.
     *
     * @return iterable<string, array{string, mixed}>
     */
    public static function settings(): iterable
    {
        $one = [
            'content_layout' => 'left', 'nav_uppercase' => 0, 'breadcrumbs_hide' => 1, 'top_bar_hide' => 1, 'social_profiles' => 'https://a.example/',
            'top_bar_social_profiles' => 1, 'header_bg_overlay' => 'dark', 'header_background' => 'https://a.example/b.jpg',
            'header_add_image' => 'https://a.example/c.jpg', 'header_add_link' => 'https://a.example/d', 'banner_display' => 'front',
            'header_featured_posts_banner_display' => 'front', 'featured_image_page' => 1, 'featured_image_single' => 1, 'archive_title_label_hide' => 1,
        ];
        $groups = ['top_stories_%s' => 'top_stories_%s', 'banner_slider_posts_%s' => 'banner_slider_%s', 'banner_featured_posts_1_%s' => 'banner_featured_posts_1_%s',
            'banner_featured_posts_2_%s' => 'banner_featured_posts_2_%s', 'header_featured_posts_%s' => 'header_featured_%s', 'footer_featured_posts_%s' => 'footer_featured_%s'];
        foreach ($groups as $shown => $source) {
            $one += [sprintf($shown, 'hide') => 1, sprintf($shown, 'title') => 'Words', sprintf($source, 'latest_post') => 'category'];
            $one[sprintf($source, $source === 'top_stories_%s' ? 'categories' : 'post_categories')] = ['7'];
        }
        foreach ($one as $name => $value) {
            yield "newscard_{$name}" => ["newscard_{$name}", $value];
        }
    }

    #[DataProvider('settings')]
    public function testEachOfItsSettingsIsTakenOverOrNamedAsLeft(string $name, mixed $value): void
    {
        // A source of articles says something only together with its category.
        $beside = match (true) {
            str_ends_with($name, 'categories') => [preg_replace('/(post_)?categories$/', 'latest_post', $name) => 'category'],
            str_ends_with($name, 'latest_post') => [str_replace('latest_post', 'post_categories', $name) => ['7'], str_replace('latest_post', 'categories', $name) => ['7']],
            default => [],
        };
        $before = [NewsCard::options($beside), NewsCard::shared($beside)];
        $after = [NewsCard::options([$name => $value] + $beside), NewsCard::shared([$name => $value] + $beside)];

        self::assertSame(array_key_exists($name, NewsCard::LEFT), $before === $after);
    }

    public function testAllOfThemAreAskedAbout(): void
    {
        self::assertCount(39, [...self::settings()]);
    }

    public function testASecondTimeChangesNothing(): void
    {
        update_option('theme_mods_newscard', ['newscard_content_layout' => 'nosidebar']);
        self::assertGreaterThan(30, Adoption::run());
        set_theme_mod('courant_layout', 'left');
        $mods = get_theme_mods();

        self::assertSame(0, Adoption::run());
        self::assertSame($mods, get_theme_mods());
    }

    public function testWhatWasInterruptedIsDoneToItsEnd(): void
    {
        update_option('theme_mods_newscard', ['newscard_content_layout' => 'left']);
        $posts = array_map(fn (): int => $this->post(['meta' => ['newscard_sidebarlayout' => 'meta-fullwidth']])->ID, range(1, 3));
        $stop = static function (mixed $check, int $post) use ($posts): mixed {
            return $post === $posts[1] ? throw new \RuntimeException('The power is gone.') : $check;
        };
        add_filter('update_post_metadata', $stop, 10, 2);
        try {
            Adoption::run();
            self::fail('It was not interrupted.');
        } catch (\RuntimeException) {
            self::assertNotSame(['full', 'full', 'full'], array_map(PostLayout::of(...), $posts));
        }
        $html = $this->http('GET', '/wp-admin/themes.php', as: $this->user('administrator'))->body;
        self::assertStringContainsString(Adoption::ACTION, $html, 'The offer stands until all is here.');

        remove_filter('update_post_metadata', $stop);
        self::assertGreaterThan(30, Adoption::run());
        self::assertSame(['full', 'full', 'full'], array_map(PostLayout::of(...), $posts));
        self::assertSame('left', Options::choice('layout'));
    }

    public function testEverySettingHasAPlaceHere(): void
    {
        self::assertSame([], array_diff(array_keys(NewsCard::options([])), array_keys(Declared::ALL)));

        foreach (NewsCard::options(['newscard_content_layout' => ['x'], 'newscard_top_stories_categories' => 'x']) as $id => $value) {
            self::assertSame($value, Options::clean($id, $value), $id);
        }
    }

    public function testNothingIsTakenOverWithoutBeingAsked(): void
    {
        update_option('theme_mods_newscard', ['newscard_content_layout' => 'left']);

        self::assertSame(200, $this->http('GET', '/wp-admin/themes.php', as: $this->user('administrator'))->status);
        self::assertSame('right', Options::choice('layout'));
        self::assertSame(403, $this->http('POST', '/wp-admin/admin-post.php', ['action' => Adoption::ACTION], as: $this->user('editor'))->status);
        self::assertSame('right', Options::choice('layout'));
    }
}
