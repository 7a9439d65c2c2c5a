<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\SiteOptions;
use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;
use PHPUnit\Framework\Attributes\Group;

/** Tests templates with unusual or missing content. */
#[Group('each-version')]
final class TemplateEdgeCasesTest extends SiteTestCase
{
    use RequestsThemePages;

    private const SHOWN_WHOLE = ['aside', 'status', 'quote', 'link'];

    public function testEmptySiteShowsAMessage(): void
    {
        $this->withoutPosts();
        $page = $this->page('/');

        self::assertSame(['No articles have been published yet.'], $page->texts('p[@class="no-results"]'));
        self::assertSame([0, 0, 0], [
            $page->count('section[contains(@class, "slider")]'),
            $page->count('section[contains(@class, "ticker")]'),
            $page->count('aside[@class="sidebar"]'),
        ]);
        self::assertSame([1, 1], [$page->count('h1'), $page->count('nav[@id="site-menu"]')]);
    }

    /** A script that stacks slides would hide a single one. */
    public function testSliderWithOneArticleDoesNotMove(): void
    {
        $this->withoutPosts();
        $this->article('The only one');
        $page = $this->page('/');

        self::assertSame(1, $page->count('div[@class="slider__slide"]'));
        self::assertSame(
            [0, 0],
            [$page->count('button[contains(@class, "slider__button")]'), $page->count('*[@data-island="slider"]')],
        );
        self::assertSame(['The only one'], $page->texts('ul[@class="ticker__list"]//a'));
        self::assertSame(1, $page->count('*[@data-island="ticker"]'));
    }

    public function testStickyArticlesComeFirstAndScheduledOnesAreHidden(): void
    {
        $this->withoutPosts();
        foreach (range(1, 9) as $number) {
            $this->article("Story {$number}", ['date' => "2026-01-0{$number} 10:00:00"]);
        }
        stick_post($this->article('Old and stuck', ['date' => '2019-01-01 10:00:00'])->ID);
        $this->article('Of tomorrow', ['status' => 'future', 'date' => '2099-01-01 10:00:00']);
        $html = $this->http('GET', '/')->body;
        $page = new Page($html);

        self::assertSame('Old and stuck', $page->text('div[@class="slider__slide"]//h3'));
        $ticker = $page->texts('ul[@class="ticker__list"]//a');
        $newestFirst = $ticker;
        rsort($newestFirst);
        self::assertSame($newestFirst, $ticker, 'The ticker shows the newest articles first.');
        self::assertNotContains('Old and stuck', $ticker, 'The top of the page shows it.');
        self::assertStringNotContainsString('Of tomorrow', $html);
        $titles = $page->texts('main//h3');
        self::assertSame($titles, array_values(array_unique($titles)));
    }

    public function testTwoSectionsOfOneCategoryAreBothFilled(): void
    {
        $this->withoutPosts();
        $category = $this->term('category', 'Rivers')->term_id;
        foreach (range(1, 50) as $number) {
            $this->article("Story {$number}", [
                'date' => sprintf('2026-01-01 10:%02d:00', $number),
                'post_category' => [$number < 10 || $number > 46 ? $category : 1],
            ]);
        }
        foreach (['slider', 'featured', 'trending'] as $group) {
            set_theme_mod("courant_{$group}", false);
        }
        $row = ['category' => $category, 'count' => 4, 'layout' => 'list'];
        set_theme_mod(
            'courant_home_sections',
            (string) wp_json_encode([['title' => 'One'] + $row, ['title' => 'Two'] + $row]),
        );
        $page = $this->page('/');

        self::assertSame(
            ['Story 50', 'Story 49', 'Story 48', 'Story 47'],
            $page->texts('section[contains(@class, "article-section--list")][1]//h3'),
        );
        self::assertSame(
            ['Story 9', 'Story 8', 'Story 7', 'Story 6'],
            $page->texts('section[contains(@class, "article-section--list")][2]//h3'),
        );
    }

    public function testEmptyCategoryShowsAMessage(): void
    {
        $term = get_term_link($this->term('category', 'Nothing yet'));
        $page = $this->page(is_string($term) ? $term : '');

        self::assertSame(
            ['Nothing yet', 'Nothing has been published here yet.'],
            [$page->text('h1'), $page->text('p[@class="no-results"]')],
        );
    }

    public function testEveryPostFormatHasAPageAndAListItem(): void
    {
        $category = $this->term('category', 'Forms')->term_id;
        $formats = array_diff(array_keys(get_post_format_strings()), ['standard']);
        foreach ($formats as $format) {
            $post = $this->article("A {$format}", [
                'content' => "<p>Whole words of the {$format}.</p>",
                'excerpt' => 'Cut.',
                'post_category' => [$category],
            ]);
            set_post_format($post, $format);
            self::assertSame("A {$format}", $this->page(get_permalink($post))->text('h1'), $format);
        }
        $link = get_term_link($category, 'category');
        $page = $this->page(is_string($link) ? $link : '');

        self::assertCount(9, $formats);
        self::assertEqualsCanonicalizing(
            array_map(get_post_format_string(...), $formats),
            $page->texts('main//div//span[@class="kicker__format"]'),
        );
        self::assertEqualsCanonicalizing(
            array_map(static fn (string $format): string => "Whole words of the {$format}.", self::SHOWN_WHOLE),
            $page->texts('article[contains(@class, "short-post")]/div')
        );
        self::assertSame(
            5,
            $page->count('div[contains(@class, "post-list")]/article[contains(@class, "story--")]'),
        );
    }

    public function testPaginatedArticleLinksAllPages(): void
    {
        $post = $this->article('Long', ['content' => '<p>One</p><!--nextpage--><p>Two</p><!--nextpage--><p>Three</p>']);
        $page = $this->page(get_permalink($post) . '2/');

        self::assertSame('Two', $page->text('div[@class="entry-content"]/p'));
        self::assertSame(
            ['Page 1', 'Page 2', 'Page 3'],
            $page->texts('nav[@aria-label="Page navigation"]//span[@class="page-numbers"]'),
        );
        self::assertSame(['Page 2'], $page->texts('nav[@aria-label="Page navigation"]//*[@aria-current="page"]'));
        $turns = 'nav[@aria-label="Page navigation"]/a[not(span)]';
        self::assertSame(['Previous page', 'Next page'], $page->texts($turns));
        self::assertSame(4, $page->count('nav[@aria-label="Page navigation"]//a'));
    }

    public function testLinkToTheNextPageOfAnArticleNamesItsHeading(): void
    {
        $post = $this->article('Evenings', [
            'content' => '<p>One</p><!--nextpage--><h2>How to find a <em>street</em></h2><p>Two</p>',
        ]);
        $turns = 'nav[@aria-label="Page navigation"]/a[not(span)]';

        self::assertSame(['Next page: How to find a street'], $this->page(get_permalink($post))->texts($turns));
        self::assertSame(['Previous page'], $this->page(get_permalink($post) . '2/')->texts($turns));
    }

    public function testFurtherPagesOfAnArticleAreNumberedWithoutStandfirstAndPicture(): void
    {
        $post = $this->article('Evenings', [
            'content' => 'One<!--nextpage-->Two<!--nextpage-->Three',
            'excerpt' => 'Three evenings.',
        ]);
        set_post_thumbnail($post, $this->picture('Dusk', 0));
        $first = $this->page(get_permalink($post));
        $second = $this->page(get_permalink($post) . '2/');
        $last = $this->page(get_permalink($post) . '3/');
        $parts = [
            'p[@class="standfirst"]',
            '*[contains(@class, "entry-picture")]',
            'span[contains(@class, "byline__facts")]/strong',
        ];

        self::assertSame([1, 1, 0], array_map($first->count(...), $parts));
        self::assertSame([0, 0, 1], array_map($last->count(...), $parts));
        self::assertSame('Page 2 of 3', $second->text($parts[2]));
        self::assertSame('Page 3 of 3', $last->text($parts[2]));
        self::assertStringContainsString('Next page', $second->text('nav[@aria-label="Page navigation"]'));
        self::assertStringNotContainsString('Next page', $last->text('nav[@aria-label="Page navigation"]'));
    }

    public function testListMarksStickyArticlesOnlyOnTheFirstPage(): void
    {
        $posts = $this->post(['title' => 'All articles', 'type' => 'page']);
        update_option('show_on_front', 'page');
        update_option('page_for_posts', $posts->ID);
        update_option('posts_per_page', 1);
        $article = $this->article('Read this first', ['date' => '2026-03-01 10:00:00']);
        $this->article('Read this next', ['date' => '2026-03-02 10:00:00']);
        stick_post($article->ID);
        $label = 'article[contains(@class, "post-' . $article->ID . ' ")]//span[@class="kicker__format"]';

        self::assertSame(['Featured'], $this->page(get_permalink($posts))->texts($label));
        // Without its position at the top, it is on the third page, after "Hello world!" and the next one.
        $third = $this->page(get_permalink($posts) . 'page/3/');
        self::assertSame(['Read this first'], $third->texts('main//h2[@class="story__title"]'));
        self::assertSame([], $third->texts($label));
        self::assertSame([], $this->page(get_author_posts_url((int) $article->post_author))->texts($label));
    }

    public function testPasswordProtectedContentIsHiddenOnEveryPage(): void
    {
        $category = $this->term('category', 'Locked')->term_id;
        $post = $this->article('Protected article', [
            'content' => 'The secret words.', 'excerpt' => 'A secret summary.', 'password' => 'key',
            'post_category' => [$category],
        ]);
        set_post_thumbnail($post, $this->picture('Secret map', 0));
        wp_insert_comment([
            'comment_post_ID' => $post->ID, 'comment_content' => 'A secret answer', 'comment_author' => 'Marek',
            'comment_approved' => 1,
        ]);
        $brief = $this->article(
            '',
            ['content' => 'The secret aside.', 'password' => 'key', 'post_category' => [$category]],
        );
        set_post_format($brief, 'aside');
        $link = get_term_link($category, 'category');

        foreach ([get_permalink($post), is_string($link) ? $link : '', get_permalink($brief)] as $url) {
            $html = $this->http('GET', $this->path($url))->body;
            foreach (['secret words', 'secret summary', 'secret answer', 'secret aside'] as $secret) {
                self::assertStringNotContainsString($secret, $html, $url);
            }
        }
        $html = $this->http('GET', $this->path(get_permalink($post)))->body;
        self::assertStringNotContainsString('secret-map', $html, 'Its picture, for search engines too.');
        self::assertSame(1, (new Page($html))->count('input[@name="post_password"]'));
    }

    public function testPaginatedAndClosedComments(): void
    {
        update_option('page_comments', '1');
        update_option('comments_per_page', '20');
        update_option('thread_comments', '1');
        $post = $this->article('Many comments');
        $parent = 0;
        for ($number = 1; $number <= 60; $number++) {
            $parent = (int) wp_insert_comment([
                'comment_post_ID' => $post->ID, 'comment_content' => "Said {$number}", 'comment_author' => 'Marek',
                'comment_approved' => 1, 'comment_parent' => $number < 8 ? $parent : 0,
            ]);
        }
        $page = $this->page(get_permalink($post));
        self::assertSame('60 comments', $page->text('h2[@class="comments__title"]'));
        self::assertLessThan(60, $page->count('li[contains(@class, "comment ")]'));
        self::assertSame(1, $page->count('nav[@aria-label="Comment pages"]'));
        self::assertSame([], $page->repeatedIds());

        wp_update_post(['ID' => $post->ID, 'comment_status' => 'closed']);
        $page = $this->page(get_permalink($post));
        self::assertSame(['Comments are closed.'], $page->texts('p[@class="no-results"]'));
        self::assertSame(0, $page->count('form[@id="commentform"]'));

        $silent = $this->article('No comments', ['comment_status' => 'closed']);
        self::assertSame(0, $this->page(get_permalink($silent))->count('section[@id="comments"]'));
    }

    /** As set by the option: relative dates during the first week. */
    public function testRelativeDatesDuringTheFirstWeek(): void
    {
        set_theme_mod('courant_date_style', 'ago');
        $now = current_datetime();
        $new = $this->article('New', ['date' => $now->modify('-2 hours')->format('Y-m-d H:i:s')]);
        $old = $this->article('Old', ['date' => $now->modify('-8 days')->format('Y-m-d H:i:s')]);

        // WordPress 6.5 removes time elements from its output.
        $facts = fn (\WP_Post $post): string => $this->page(get_permalink($post))
            ->text('span[contains(@class, "byline__facts")]');
        self::assertStringContainsString('2 hours ago', $facts($new));
        self::assertStringContainsString(
            (string) wp_date(SiteOptions::text('date_format'), $now->getTimestamp() - 8 * DAY_IN_SECONDS),
            $facts($old),
        );
    }

    private function withoutPosts(): void
    {
        foreach (get_posts(['post_type' => 'post', 'post_status' => 'any', 'numberposts' => -1]) as $post) {
            wp_delete_post($post->ID, true);
        }
        update_option('sidebars_widgets', ['array_version' => 3]);
    }
}
