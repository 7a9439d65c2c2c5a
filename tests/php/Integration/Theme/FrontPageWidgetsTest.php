<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;

/**
 * Tests that lists of articles in the widgets of the front page repeat nothing.
 */
final class FrontPageWidgetsTest extends SiteTestCase
{
    use RequestsThemePages;

    private const WIDGET = 'p[@class="widget-stories__headline"]/a';
    private const BLOCK = 'a[contains(@class, "wp-block-latest-posts__post-title")]';

    protected function setUp(): void
    {
        parent::setUp();
        update_option('posts_per_page', '4');
        update_option('widget_courant-posts', [
            2 => ['title' => 'In brief', 'layout' => 'headlines', 'count' => 3],
            '_multiwidget' => 1,
        ]);
        update_option('widget_block', [
            2 => ['content' => '<!-- wp:latest-posts {"postsToShow":3} /-->'],
            '_multiwidget' => 1,
        ]);
        update_option('sidebars_widgets', ['front-side' => ['block-2'], 'before-footer' => ['courant-posts-2']]);
    }

    public function testWidgetsOfTheFrontPageRepeatNoArticleOfThePage(): void
    {
        $category = $this->term('category', 'Rivers');

        foreach (range(1, 60) as $number) {
            $this->article("Story {$number}", ['category' => [$category->term_id]]);
        }
        $front = $this->page('/');
        $main = $front->texts('main//*[contains(@class, "story__title")]');
        $block = $front->texts(self::BLOCK);
        $widget = $front->texts(self::WIDGET);

        self::assertNotSame([], $main);
        self::assertCount(3, $block);
        self::assertCount(3, $widget);
        self::assertSame([], array_intersect($block, $main), 'block');
        self::assertSame([], array_intersect($widget, [...$main, ...$block]), 'widget');
    }

    public function testWidgetsOfOtherPagesRepeatNeitherThePageNorTheWidgetsBefore(): void
    {
        update_option('sidebars_widgets', ['sidebar-right' => ['block-2'], 'before-footer' => ['courant-posts-2']]);
        $category = $this->term('category', 'Rivers');
        $articles = array_map(
            fn (int $number): \WP_Post => $this->article("Story {$number}", ['category' => [$category->term_id]]),
            range(1, 30),
        );

        $urls = [get_permalink($articles[29]), get_term_link($category), '/?s=Story', '/no-such-page/'];

        foreach (array_filter($urls, is_string(...)) as $path) {
            $page = new Page($this->http('GET', $this->path($path))->body);
            $main = $page->texts('main//*[contains(@class, "story__title")]');
            $block = $page->texts(self::BLOCK);
            $widget = $page->texts(self::WIDGET);

            self::assertNotSame([], $main, $path);
            self::assertCount(3, $widget, $path);
            self::assertCount($path === '/no-such-page/' ? 0 : 3, $block, $path);
            self::assertSame([], array_intersect($block, $main), "{$path}: block");
            self::assertSame([], array_intersect($widget, [...$main, ...$block]), "{$path}: widget");
        }
    }

    public function testListsThatLeaveOutNewerArticlesAreNotNamedLatest(): void
    {
        $list = static fn (string $title): string => '<!-- wp:group --><div class="wp-block-group">'
            . "<!-- wp:heading --><h2 class=\"wp-block-heading\">{$title}</h2><!-- /wp:heading -->"
            . '<!-- wp:latest-posts {"postsToShow":3} /--></div><!-- /wp:group -->';
        update_option('widget_block', [2 => ['content' => $list('Latest articles')], '_multiwidget' => 1]);
        update_option('widget_courant-posts', [
            2 => ['title' => 'Latest articles', 'layout' => 'headlines', 'count' => 3],
            '_multiwidget' => 1,
        ]);
        update_option('sidebars_widgets', ['sidebar-right' => ['block-2'], 'before-footer' => ['courant-posts-2']]);
        $articles = array_map(
            fn (int $number): \WP_Post => $this->article("Story {$number}", [
                'date' => gmdate('Y-m-d H:i:s', time() - 100 + $number * 10),
            ]),
            range(1, 9),
        );
        $titles = fn (\WP_Post $article): array => $this->page(get_permalink($article))
            ->texts('aside//h2[contains(., "articles") or contains(., "new")]');

        self::assertSame(['More articles', 'More articles'], $titles($articles[8]), 'the newest article');
        $page = $this->post(['type' => 'page']);
        self::assertSame(['Latest articles', 'More articles'], $titles($page), 'the list before has the newest');
        update_option('widget_block', [2 => ['content' => $list('What is new')], '_multiwidget' => 1]);
        self::assertSame(['What is new', 'More articles'], $titles($articles[8]), 'a title of the site');
    }

    public function testTheTickerLeavesOutTheArticleAtTheTopOfThePage(): void
    {
        set_theme_mod('ticker', true);
        array_map(fn (int $number): \WP_Post => $this->article("Story {$number}"), range(1, 9));
        $front = $this->page('/');
        $ticker = $front->texts('*[@class="ticker__list"]//a');

        self::assertNotSame([], $ticker);
        self::assertNotContains($front->texts('main//*[contains(@class, "story__title")]')[0], $ticker);
    }

    public function testTheTickerShowsArticlesThatThePageDoesNotShow(): void
    {
        set_theme_mod('ticker', true);
        set_theme_mod('courant_ticker_scope', 'everywhere');
        set_theme_mod('courant_missed', false);
        $term = $this->term('category', 'Rivers');
        array_map(
            fn (int $number): \WP_Post => $this->article("Story {$number}", ['category' => [$term->term_id]]),
            range(1, 35),
        );

        foreach (
            [['/', 'main'], [get_term_link($term), 'div[contains(@class, "post-list")]']] as [$url, $list]
        ) {
            $page = $this->page($url);
            $ticker = $page->texts('*[@class="ticker__list"]//a');
            $titles = $page->texts("{$list}//*[contains(@class, \"story__title\")]");

            self::assertCount(5, $ticker);
            self::assertNotSame([], $titles);
            self::assertSame([], array_values(array_intersect($ticker, $titles)), $list);
        }
    }

    public function testTheMissingPageOffersTheCategoriesOfTheMainMenu(): void
    {
        $term = $this->term('category', 'Rivers');
        $this->article('Story', ['category' => [$term->term_id]]);
        $this->article('Unsorted');
        $sections = static fn (Page $page): array => $page->texts('ul[@class="pills"]//a');
        self::assertSame(['Rivers'], $sections($this->missingPage()), 'not the default category');

        $menu = wp_create_nav_menu('Main');
        $other = $this->term('category', 'Mountains');

        foreach ([$other, $term] as $category) {
            wp_update_nav_menu_item(is_int($menu) ? $menu : 0, 0, [
                'menu-item-type' => 'taxonomy',
                'menu-item-object' => 'category',
                'menu-item-object-id' => $category->term_id,
                'menu-item-status' => 'publish',
            ]);
        }
        set_theme_mod('nav_menu_locations', ['primary' => $menu]);
        self::assertSame(['Mountains', 'Rivers'], $sections($this->missingPage()));
    }

    public function testListsKeepTheirArticlesWhenTheFrontPageShowsAll(): void
    {
        array_map($this->article(...), ['One', 'Two']);
        $front = $this->page('/');

        self::assertNotSame([], $front->texts(self::BLOCK), 'a heading without its list would remain');
        self::assertSame([], $front->texts(self::WIDGET));
    }

    private function missingPage(): Page
    {
        return new Page($this->http('GET', '/no-such-page/')->body);
    }
}
