<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Widgets\AuthorWidget;
use Courant\Widgets\PostsWidget;
use Courant\Widgets\SocialWidget;
use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests menus, widget areas and the theme's widgets. */
#[Group('each-version')]
final class WidgetAreasAndMenusTest extends SiteTestCase
{
    public function testRendersWidgetsOfEachArea(): void
    {
        $registered = $GLOBALS['wp_registered_sidebars'];
        self::assertIsArray($registered);
        $areas = array_map(strval(...), array_keys($registered));
        $widgets = ['_multiwidget' => 1];
        $locations = ['array_version' => 3];
        foreach ($areas as $index => $area) {
            $widgets[$index + 2] = ['title' => "In {$area}"];
            $locations[$area] = ['search-' . ($index + 2)];
        }
        update_option('widget_search', $widgets);
        update_option('sidebars_widgets', $locations);
        $left = $this->post(['meta' => ['courant_layout' => 'left']]);
        $titles = [];
        foreach (['/', $this->path($this->post()), $this->path($left), '/no-such-page/'] as $path) {
            $titles = [...$titles, ...(new Page($this->http('GET', $path)->body))->texts('h2[@class="widget-title"]')];
        }

        self::assertGreaterThanOrEqual(13, count($areas));
        self::assertEqualsCanonicalizing(
            array_map(static fn (string $area): string => "In {$area}", $areas),
            array_values(array_unique($titles)),
        );
    }

    public function testRendersEachMenuInItsLandmark(): void
    {
        $at = [];
        foreach (array_keys(get_registered_nav_menus()) as $location) {
            $menu = wp_create_nav_menu("Menu {$location}");
            self::assertIsInt($menu);
            wp_update_nav_menu_item(
                $menu,
                0,
                [
                    'menu-item-title' => "To {$location}",
                    'menu-item-url' => "/{$location}",
                    'menu-item-status' => 'publish',
                ],
            );
            $at[$location] = $menu;
        }
        set_theme_mod('nav_menu_locations', $at);
        $page = new Page($this->http('GET', '/')->body);

        self::assertSame(['primary', 'top', 'footer', 'social'], array_keys($at));
        foreach (
            [
                'primary' => 'Primary', 'top' => 'Quick links', 'footer' => 'Footer', 'social' => 'Social profiles',
            ] as $location => $name
        ) {
            self::assertContains("To {$location}", $page->texts("nav[@aria-label='{$name}']//a"), $location);
        }
        self::assertSame([], $page->repeatedIds());
    }

    public function testTheMenuMarksTheJobsPageOnOpeningsAndTheirArchives(): void
    {
        $menu = wp_create_nav_menu('Main');
        self::assertIsInt($menu);
        foreach (['Jobs' => '[awsmjobs]', 'About' => 'Us'] as $title => $content) {
            wp_update_nav_menu_item($menu, 0, [
                'menu-item-title' => $title,
                'menu-item-type' => 'post_type',
                'menu-item-object' => 'page',
                'menu-item-object-id' => $this->post(['type' => 'page', 'content' => $content])->ID,
                'menu-item-status' => 'publish',
            ]);
        }
        set_theme_mod('nav_menu_locations', ['primary' => $menu]);
        $opening = $this->opening()->ID;
        $term = $this->term('job-type', 'Freelance');
        wp_set_object_terms($opening, $term->term_id, 'job-type');
        $marked = function (string $url): array {
            $page = $this->http('GET', str_replace(home_url(), '', $url))->body;
            preg_match_all('~current-menu-ancestor[^>]*><a[^>]* aria-current="true"[^>]*>([^<]+)~', $page, $found);

            return array_values(array_unique($found[1]));
        };

        self::assertSame(['Jobs'], $marked((string) get_permalink($opening)), 'opening');
        self::assertSame(['Jobs'], $marked((string) get_post_type_archive_link('awsm_job_openings')), 'archive');
        $link = get_term_link($term);
        self::assertIsString($link);
        self::assertSame(['Jobs'], $marked($link), 'specification');
        self::assertSame([], $marked((string) get_permalink($this->post()->ID)), 'article');
        wp_update_nav_menu_item($menu, 0, [
            'menu-item-title' => 'All openings', 'menu-item-type' => 'post_type_archive',
            'menu-item-object' => 'awsm_job_openings', 'menu-item-status' => 'publish',
        ]);
        self::assertSame(['All openings'], $marked((string) get_permalink($opening)), 'only the archive');
    }

    public function testTheMenuMarksTheSectionOfAnArticleAsTheSectionOfItsArchive(): void
    {
        $menu = wp_create_nav_menu('Main');
        self::assertIsInt($menu);
        $add = static function (int $category, int $parent = 0) use ($menu): int {
            $id = wp_update_nav_menu_item($menu, 0, [
                'menu-item-type' => 'taxonomy',
                'menu-item-object' => 'category',
                'menu-item-object-id' => $category,
                'menu-item-parent-id' => $parent,
                'menu-item-status' => 'publish',
            ]);

            return is_int($id) ? $id : 0;
        };
        $cities = $this->term('category', 'Cities')->term_id;
        $nature = $this->term('category', 'Nature')->term_id;
        $culture = $this->term('category', 'Culture')->term_id;
        $add($cities);
        $add($culture, $add($nature));
        set_theme_mod('nav_menu_locations', ['primary' => $menu]);
        $marked = function (int $category): array {
            $link = $this->path($this->post(['post_category' => [$category]]));
            $page = new Page($this->http('GET', $link)->body);

            return $page->texts('nav[@aria-label="Primary"]//li[contains(@class, "current-menu-ancestor")]/a');
        };

        self::assertSame(['Cities'], $marked($cities), 'directly in the menu');
        self::assertSame(['Nature', 'Culture'], $marked($culture), 'in a sub-menu');
    }

    public function testTheThemesWidgetsShowArticlesAuthorsAndProfiles(): void
    {
        $category = $this->term('category', 'Rivers')->term_id;
        $author = $this->user('author');
        wp_update_user(['ID' => $author->ID, 'display_name' => 'Ines Varga', 'description' => 'Writes about towns.']);
        $this->post(['title' => 'In the rivers', 'post_category' => [$category]]);
        $this->post(['title' => 'Elsewhere']);
        set_theme_mod('courant_social_links', "https://github.com/a\nhttps://a.example/");

        foreach (['list', 'cards', 'headlines'] as $layout) {
            // A list leaves out what another one on the same page shows.
            set_query_var('courant_shown_articles', []);
            $page = $this->widget(
                PostsWidget::class,
                ['title' => 'Read', 'source' => 'category', 'category' => $category, 'count' => 3, 'layout' => $layout],
            );
            self::assertSame(['In the rivers'], $page->texts('a[not(@class)]'), $layout);
        }
        self::assertSame(
            '',
            $this->widget(
                PostsWidget::class,
                ['source' => 'category', 'category' => $this->term('category', 'Empty')->term_id],
            )->text('a'),
        );
        self::assertSame('About Ines Varga', $this->widget(AuthorWidget::class, ['author' => $author->ID])->text('h2'));
        self::assertSame(['GitHub', 'a.example'], $this->widget(SocialWidget::class, [])->texts('li'));
    }

    public function testTheAuthorWidgetAboveArticlesDoesNotRepeatTheAuthorBox(): void
    {
        $author = $this->user('author');
        wp_update_user(['ID' => $author->ID, 'description' => 'Writes about towns.']);
        $path = $this->path($this->post(['author' => $author->ID]));
        update_option('widget_courant-author', [2 => ['author' => 0], '_multiwidget' => 1]);
        wp_set_sidebars_widgets(['above-article' => ['courant-author-2']]);
        $page = fn (): Page => new Page($this->http('GET', $path)->body);

        self::assertSame(1, $page()->count('div[@class="author-box"]'));
        self::assertSame(0, $page()->count('h1/preceding::div[@class="author-box"]'));

        set_theme_mod('courant_article_writer', false);
        self::assertSame(1, $page()->count('h1/preceding::div[@class="author-box"]'));
    }

    /**
     * @param class-string<\WP_Widget> $class
     * @param array<string, mixed> $instance
     */
    private function widget(string $class, array $instance): Page
    {
        ob_start();
        the_widget($class, $instance);

        return new Page((string) ob_get_clean());
    }

    private function path(\WP_Post $post): string
    {
        return substr(get_permalink($post), strlen(home_url()));
    }
}
