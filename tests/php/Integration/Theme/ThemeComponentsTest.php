<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Components\AdSlots;
use Courant\Customizer\ThemeOptions;
use Courant\FrontPage\ArticleAllocator;
use Courant\FrontPage\FrontPageModule;
use Courant\FrontPage\MostRead;
use Courant\Widgets\CategoriesWidget;
use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests theme components as rendered by the server, which work without JavaScript.
 */
#[Group('each-version')]
final class ThemeComponentsTest extends SiteTestCase
{
    /** The block is immediately before the post navigation (docs/features/theme.md#controls). */
    public function testPostListIsBeforePostNavigation(): void
    {
        $section = $this->term('category', 'Harbour');
        $posts = array_map(
            fn (string $title): \WP_Post => $this->article($title, $section->term_id),
            ['One', 'Two', 'Three'],
        );
        $page = new Page($this->http('GET', $this->path($posts[1]))->body);

        self::assertSame(
            1,
            $page->count(
                'nav[contains(@class, "post-navigation")][preceding-sibling::*[1][contains(@class, "related")]]'
            ),
        );
    }

    /**
     * A form with a button; its label announces that a selection opens the category (docs/features/theme.md#controls).
     */
    public function testTheCategoryDropdownIsAForm(): void
    {
        $this->article('One', $this->term('category', 'Harbour')->term_id);
        $html = do_blocks('<!-- wp:categories {"displayAsDropdown":true} /-->');

        self::assertStringContainsString('<form class="category-dropdown"', $html);
        self::assertStringContainsString('Choose a category to open it', $html);
        self::assertStringContainsString('data-island="categories"', $html);
        self::assertStringNotContainsString('<script', $html);
        self::assertMatchesRegularExpression('/<option[^>]* value=["\']0["\']/', $html);

        set_theme_mod('courant_dropdown_submits', false);
        $html = do_blocks('<!-- wp:categories {"displayAsDropdown":true} /-->');
        self::assertStringNotContainsString('data-island', $html);
        self::assertStringNotContainsString('choosing opens', $html);
    }

    public function testCategoriesWidgetKeepsItsSettings(): void
    {
        ob_start();
        the_widget(CategoriesWidget::class, ['title' => 'Topics', 'dropdown' => 1]);
        $html = (string) ob_get_clean();

        self::assertStringContainsString('Topics', $html);
        self::assertStringContainsString('<form class="category-dropdown"', $html);
        self::assertSame('categories', (new CategoriesWidget())->id_base);
    }

    /** Without a listener a slot prints nothing; output of a listener replaces the header image. */
    public function testAdSlotsPrintOnlyHookOutput(): void
    {
        remove_all_actions('courant_ad_slot');
        self::assertSame([false, ''], $this->findSlot('header'));

        add_action('courant_ad_slot', static function (string $slot): void {
            echo $slot === 'header' ? '<aside>An advertisement</aside>' : '';
        });
        self::assertSame(
            [true, '<div class="ad-slot ad-slot--header"><aside>An advertisement</aside></div>'],
            $this->findSlot('header'),
        );
        self::assertSame([false, ''], $this->findSlot('sidebar'));
    }

    /** Titles name what decided the order: views that a plugin counts, comments, or the date. */
    public function testTheListOfMostReadArticlesNamesItsOrder(): void
    {
        $posts = array_map(fn (int $number): \WP_Post => get_post($this->post([
            'title' => "Article {$number}",
        ])->ID) ?? throw new \LogicException(), range(1, 4));
        self::assertSame('Latest articles', MostRead::title($posts));
        wp_insert_comment(['comment_post_ID' => $posts[1]->ID, 'comment_approved' => 1]);
        $commented = array_map(static fn (\WP_Post $post): \WP_Post => get_post($post->ID) ?? $post, $posts);
        self::assertSame('Most commented', MostRead::title($commented));

        $ids = [$posts[3]->ID, $posts[1]->ID];
        add_filter('courant_most_read', static fn (): array => $ids);
        $group = ThemeOptions::postGroup('trending');
        $allocated = (new ArticleAllocator($commented))->allocate($group);

        self::assertSame($ids, array_map(static fn (\WP_Post $post): int => $post->ID, $allocated));
        self::assertSame('Most read', FrontPageModule::groupTitle('trending', $allocated));
    }

    /** The class depends on the direction (docs/features/theme.md#controls). */
    public function testTickerIsALinkListWithDirectionClass(): void
    {
        $article = $this->article('Cranes <em>at</em> night', $this->term('category', 'Harbour')->term_id);
        $this->article('The lead', $this->term('category', 'Rivers')->term_id);
        wp_update_post([
            'ID' => $article->ID,
            'post_date' => '2021-02-03 04:05:06',
            'post_date_gmt' => '2021-02-03 04:05:06',
        ]);
        $page = new Page($this->http('GET', '/')->body);

        self::assertSame(1, $page->count('section[@class="ticker ticker--ltr"]'));
        self::assertContains('Cranes at night', $page->texts('ul[@class="ticker__list"]//a'));
        self::assertSame(1, $page->count('ul[@class="ticker__list"]'), 'Its copy is the script\'s.');
    }

    /** The first item is read first in every language; an option reverses the direction. */
    public function testTickerFollowsReadingDirection(): void
    {
        $this->article('Cranes', $this->term('category', 'Harbour')->term_id);
        add_filter('courant_has_ticker', '__return_true');
        $variants = [];
        $locale = $GLOBALS['wp_locale'];
        self::assertInstanceOf(\WP_Locale::class, $locale);
        foreach (['ltr', 'rtl'] as $direction) {
            $locale->text_direction = $direction;
            foreach (['reading', 'left', 'right'] as $choice) {
                set_theme_mod('courant_ticker_direction', $choice);
                ob_start();
                do_action('courant_after_header');
                preg_match('/class="ticker ticker--(ltr|rtl)"/', (string) ob_get_clean(), $matches);
                $variants[$direction][] = $matches[1] ?? '';
            }
        }
        $locale->text_direction = 'ltr';

        self::assertSame(['ltr' => ['ltr', 'ltr', 'rtl'], 'rtl' => ['rtl', 'ltr', 'rtl']], $variants);
    }

    public function testColorSchemeIsSetBeforeStylesheets(): void
    {
        $html = $this->http('GET', '/')->body;

        self::assertSame(1, preg_match('~<style|rel=.stylesheet~', $html, $style, PREG_OFFSET_CAPTURE));
        self::assertLessThan($style[0][1], (int) strpos($html, 'courant-scheme'));
        self::assertStringContainsString('<meta name="color-scheme" content="light dark">', $html);
    }

    public function testPostLayoutOverridesSiteLayout(): void
    {
        $post = $this->article('One', $this->term('category', 'Harbour')->term_id);

        foreach (['none' => 'no-sidebar', 'full' => 'is-full-width'] as $layout => $class) {
            update_post_meta($post->ID, 'courant_layout', $layout);
            self::assertSame(
                1,
                (new Page($this->http('GET', $this->path($post))->body))->count("body[contains(@class, '{$class}')]"),
            );
        }
    }

    /**
     * @param 'header'|'sidebar' $slot
     * @return array{bool, string}
     */
    private function findSlot(string $slot): array
    {
        ob_start();
        $filled = AdSlots::print($slot);

        return [$filled, (string) ob_get_clean()];
    }

    private function article(string $title, int $section): \WP_Post
    {
        return $this->post(['title' => $title, 'content' => '<p>Text.</p>', 'post_category' => [$section]]);
    }

    private function path(\WP_Post $post): string
    {
        return substr(get_permalink($post), strlen(home_url()));
    }
}
