<?php

declare(strict_types=1);

namespace CourantTests\Integration\SiteSearch;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that the results page of the theme corrects a search with a typo that finds nothing. */
#[Group('database')]
final class SearchCorrectionTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        do_action('courant_desk_article_index');
        $this->post([
            'title' => 'Harbor concert', 'date' => '2026-03-01 10:00:00', 'excerpt' => 'Five boats and a choir.',
            'specs' => ['category' => ['Music']],
        ]);
        $this->post(['type' => 'awsm_job_openings', 'title' => 'Concert engineer']);
    }

    public function testLinksTheCorrectedSearchAndShowsWhatItFinds(): void
    {
        $page = $this->page('cnocert');

        self::assertSame(
            'Did you mean “concert”?',
            $page->text('p[@role="status"]'),
        );
        self::assertStringEndsWith('/?s=concert', $page->text('p[@role="status"]/a/@href'));
        self::assertSame(['Articles', 'Job openings'], $page->texts('main//h2[@class="post-list__kind"]'));
        self::assertSame(
            ['Harbor concert', 'Concert engineer'],
            $page->texts('div[contains(@class, "post-list")]//h3[@class="story__title"]'),
        );
        self::assertSame('Similar results for “cnocert”', $page->text('h1'));
        self::assertStringContainsString('noindex', $page->text('meta[@name="robots"]/@content'));
    }

    public function testCorrectsWordsThatOnlyOpeningsHave(): void
    {
        $page = $this->page('enginer');

        self::assertSame('“engineer”', mb_substr($page->text('p[@role="status"]'), -11, 10));
        self::assertSame(['Concert engineer'], $page->texts('div[contains(@class, "post-list")]//h3[@class="story__title"]'));
    }

    /** The suggestions correct such a search, and the page shows at least what is suggested. */
    public function testShowsTheCorrectedSearchBelowResultsThatAreNotSuggested(): void
    {
        $this->post(['type' => 'page', 'title' => 'Tickets', 'content' => 'Spelled cnocert in our program.']);
        $page = $this->page('cnocert');

        self::assertSame('Results for “cnocert”', $page->text('h1'));
        self::assertSame('1 result · Also showing results for “concert”', $page->text('p[@role="status"]'));
        self::assertStringEndsWith('/?s=concert', $page->text('p[@role="status"]/a/@href'));
        self::assertSame(
            ['Tickets', 'Harbor concert', 'Concert engineer'],
            $page->texts('div[contains(@class, "post-list")]//h3[@class="story__title"]'),
        );
        self::assertSame('Results for “concert”', $page->text('h2[@class="search-corrected"]'));
        self::assertStringNotContainsString(
            'concert',
            (new Page($this->http('GET', '/?s=cnocert&courant-kind=page')->body))->text('p[@role="status"]'),
            'with filters',
        );
    }

    /** The suggestions are limited, so the page links the full search. */
    public function testShowsCardsAsForOtherResultsAndLinksAllOfThem(): void
    {
        $card = 'div[contains(@class, "post-list")]/article';
        $similar = $this->page('cnocert');

        self::assertSame('Five boats and a choir.', $similar->text("{$card}[1]//p[@class=\"story__summary\"]"));
        self::assertStringContainsString('Music', $similar->text("{$card}[1]"));
        self::assertSame('All results for “concert”', $similar->text('p[@class="search-all"]/a'));
        self::assertStringEndsWith('/?s=concert', $similar->text('p[@class="search-all"]/a/@href'));
        self::assertSame($this->page('concert')->texts($card), $similar->texts($card));
    }

    public function testDoesNotCorrectAWordThatArticlesHave(): void
    {
        $this->post(['title' => 'Programme', 'specs' => ['post_tag' => ['Concerts']]]);
        $this->post(['type' => 'page', 'title' => 'Tickets', 'content' => 'Concerts and lectures.']);

        self::assertSame('2 results', $this->page('concerts')->text('p[@role="status"]'), 'by a tag');
    }

    public function testDoesNotCorrectASearchWithResultsOrWithoutSimilarWords(): void
    {
        $empty = 'Try different or fewer search terms, or choose a section.';
        self::assertSame('2 results', $this->page('concert')->text('p[@role="status"]'));
        self::assertSame($empty, $this->page('xyzzyxyzzy')->text('p[@role="status"]'));
        self::assertSame($empty, $this->page('<script>cnocert')->text('p[@role="status"]'));
    }

    private function page(string $search): Page
    {
        return new Page($this->http('GET', '/?s=' . rawurlencode($search))->body);
    }
}
