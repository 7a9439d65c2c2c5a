<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;

/**
 * Tests the articles below lists that have only a few entries, and the search form of search pages.
 */
final class ShortListArticlesTest extends SiteTestCase
{
    use RequestsThemePages;

    private const GROUP = 'section[@aria-labelledby="latest-articles" or @aria-labelledby="most-read"]';

    public function testShortListIsFollowedByOtherArticlesOnce(): void
    {
        update_option('sidebars_widgets', ['sidebar-right' => []]);
        $harbour = $this->term('category', 'Harbour');
        $shown = $this->article('Cranes at night', ['category' => [$harbour->term_id]]);
        $titles = array_map(fn (int $number): string => $this->article("Story {$number}")->post_title, range(1, 7));
        $page = $this->page(get_term_link($harbour));
        $links = $page->texts(self::GROUP . '//h3[contains(@class, "story__title")]');

        self::assertSame([$shown->post_title], $page->texts('div[contains(@class, "post-list")]//h2'));
        // The most read articles of other tests can be among them.
        $read = $page->texts('section[@aria-labelledby="most-read"]//h3[contains(@class, "story__title")]');
        self::assertSame(
            array_slice(array_values(array_diff(array_reverse($titles), $read)), 0, 3),
            $page->texts('section[@aria-labelledby="latest-articles"]//h3[contains(@class, "story__title")]'),
        );
        self::assertNotContains($shown->post_title, $links, 'the article of the list is not repeated');
        self::assertSame(array_unique($links), $links);
        self::assertSame('Latest articles', $page->text('h2[@id="latest-articles"]'));
    }

    public function testMostReadArticlesFollowTheLatest(): void
    {
        $harbour = $this->term('category', 'Harbour');
        $discussed = $this->article('An old story with letters', ['date' => '2020-01-01 10:00:00']);
        wp_insert_comment(['comment_post_ID' => $discussed->ID, 'comment_content' => 'Yes.', 'comment_approved' => 1]);
        array_map(fn (int $number): \WP_Post => $this->article("Story {$number}"), range(1, 5));
        $page = $this->page(get_term_link($harbour));

        self::assertSame('Most commented', $page->text('h2[@id="most-read"]'));
        self::assertContains(
            $discussed->post_title,
            $page->texts('section[@aria-labelledby="most-read"]//h3[contains(@class, "story__title")]'),
        );
    }

    public function testLongListIsNotFollowedByOtherArticles(): void
    {
        $harbour = $this->term('category', 'Harbour');

        foreach (range(1, 5) as $number) {
            $this->article("Cranes {$number}", ['category' => [$harbour->term_id]]);
        }
        $this->article('Another one');

        update_option('sidebars_widgets', ['sidebar-right' => []]);
        self::assertSame(0, $this->page(get_term_link($harbour))->count(self::GROUP));
        $this->addWidgets(3);
        self::assertSame(0, $this->page(get_term_link($harbour))->count(self::GROUP), 'the sidebar is not higher');
    }

    public function testRowsOfArticlesFillTheColumnNextToAHigherSidebar(): void
    {
        $harbour = $this->term('category', 'Harbour');
        $shown = $this->article('Cranes', ['category' => [$harbour->term_id]]);
        wp_delete_comment(1, true);
        $titles = array_map(fn (int $number): string => $this->article("Article {$number}")->post_title, range(1, 20));
        $this->addWidgets(5);
        $page = $this->page(get_term_link($harbour));
        $cards = self::GROUP . '/div[contains(@class, "cards")]//h3[contains(@class, "story__title")]';
        $headlines = self::GROUP . '/div[@class="headlines"]//h3[contains(@class, "story__title")]';

        self::assertSame(array_slice(array_reverse($titles), 0, 12), $page->texts($cards), 'none were read more');
        self::assertSame(array_slice(array_reverse($titles), 12, 6), $page->texts($headlines), 'to the same height');
        self::assertNotContains($shown->post_title, [...$page->texts($cards), ...$page->texts($headlines)]);

        $this->addWidgets(5, '<!-- wp:latest-posts {"postsToShow":4} /-->');
        $page = $this->page(get_term_link($harbour));
        self::assertSame('More articles', $page->text('h2[@id="latest-articles"]'));
        self::assertSame(
            array_slice(array_reverse($titles), 4, 15),
            $page->texts('section[@aria-labelledby="latest-articles"]//h3[contains(@class, "story__title")]'),
            'without those of the sidebar',
        );
    }

    private function addWidgets(int $count, string $first = '<p>About us</p>'): void
    {
        $blocks = ['_multiwidget' => 1];

        foreach (range(2, $count + 1) as $number) {
            $blocks[$number] = ['content' => $number === 2 ? $first : "<p>Text {$number}</p>"];
        }
        update_option('widget_block', $blocks);
        update_option('sidebars_widgets', [
            'sidebar-right' => array_map(static fn (int $number): string => "block-{$number}", range(2, $count + 1)),
        ]);
    }

    public function testLatestStoriesOfTheSidebarAreNotRepeatedAndLeaveOutTheCurrentArticle(): void
    {
        update_option('widget_block', [
            2 => ['content' => '<!-- wp:latest-posts {"postsToShow":5} /-->'],
            '_multiwidget' => 1,
        ]);
        update_option('sidebars_widgets', ['sidebar-right' => ['block-2']]);
        $harbour = $this->term('category', 'Harbour');
        $shown = $this->article('Cranes at night', ['category' => [$harbour->term_id]]);
        $this->article('Another one');
        $titles = 'aside[contains(@class, "sidebar")]//a[contains(@class, "wp-block-latest-posts__post-title")]';

        $archive = $this->page(get_term_link($harbour));
        self::assertSame(0, $archive->count('h2[@id="latest-articles"]'));
        self::assertContains('Another one', $archive->texts($titles));
        self::assertNotContains('Cranes at night', $archive->texts($titles), 'the list of the page shows it');
        $article = $this->page(get_permalink($shown))->texts($titles);
        self::assertContains('Another one', $article);
        self::assertNotContains('Cranes at night', $article);
    }

    public function testSearchPageHasOneVisibleFormAndOtherArticles(): void
    {
        update_option('widget_block', [
            2 => ['content' => '<!-- wp:search {"label":"Search"} /-->'],
            3 => ['content' => '<p>About us</p>'],
            4 => ['content' => '<p>Our print edition</p>'],
            5 => ['content' => '<p>Events</p>'],
            '_multiwidget' => 1,
        ]);
        update_option('widget_search', [2 => ['title' => ''], '_multiwidget' => 1]);
        update_option(
            'sidebars_widgets',
            ['sidebar-right' => ['block-2', 'search-2', 'block-3', 'block-4', 'block-5']],
        );
        $this->article('Cranes at night');
        $other = $this->article('Another one');

        $inSidebar = 'aside[contains(@class, "sidebar")]//input[@type="search"]';
        $search = $this->page('/?s=cranes');
        self::assertSame(0, $search->count($inSidebar));
        self::assertSame(1, $search->count('header[contains(@class, "page-header")]//input[@type="search"]'));
        self::assertStringContainsString('About us', $search->text('aside[contains(@class, "sidebar")]'));
        self::assertContains('Another one', $search->texts(self::GROUP . '//h3[contains(@class, "story__title")]'));
        self::assertSame(2, $this->page(get_permalink($other))->count($inSidebar), 'other pages keep both widgets');
    }
}
