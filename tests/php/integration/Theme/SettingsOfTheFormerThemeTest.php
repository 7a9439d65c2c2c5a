<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Adoption\Adoption;
use Courant\Adoption\NewsCard;
use Courant\Customizer\Declared;
use Courant\Customizer\Options;
use Courant\Customizer\PostLayout;
use CourantTests\Support\SiteTestCase;

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

        self::assertGreaterThan(30, Adoption::run());

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
