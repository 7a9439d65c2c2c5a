<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SearchFiltersTest extends SiteTestCase
{
    private int $section;

    protected function setUp(): void
    {
        parent::setUp();
        $this->section = $this->term('category', 'Harbor')->term_id;
        $this->post(['title' => 'Beacon opening', 'type' => 'awsm_job_openings', 'date' => '2020-03-04 10:00:00']);
        $this->post(['title' => 'Beacon page', 'type' => 'page', 'date' => '2020-03-03 10:00:00']);
        $this->post(['title' => 'Beacon old', 'date' => '2020-03-02 10:00:00', 'specs' => ['category' => ['Harbor']]]);
        $this->post(['title' => 'Beacon new', 'date' => gmdate('Y-m-d H:i:s', time() - 3 * DAY_IN_SECONDS)]);
    }

    public function testGroupsResultsByKindWithHeadings(): void
    {
        $html = $this->search([]);
        self::assertSame(
            ['Articles', 'Beacon new', 'Beacon old', 'Pages', 'Beacon page', 'Job openings', 'Beacon opening'],
            $this->headings($html),
        );
        self::assertStringNotContainsString('Remove filters', $html);
    }

    public function testLinksTheKindsOfTheResultsWithTheirNumbers(): void
    {
        update_option('posts_per_page', 2);
        $page = new Page($this->search([]));
        self::assertSame(
            ['Articles (2)' => 'post', 'Pages (1)' => 'page', 'Job openings (1)' => 'awsm_job_openings'],
            $this->kinds($page),
        );
        // The kind has links only.
        self::assertSame(['courant-section', 'courant-period'], $page->texts('form//select/@name'));
    }

    public function testTheChosenKindIsMarkedAndAllKindsAreLinkedWithTheOtherFilters(): void
    {
        $page = new Page($this->search(['courant-kind' => 'post', 'courant-period' => 'week']));
        self::assertSame(['All kinds' => '', 'Articles (1)' => 'post'], $this->kinds($page));
        self::assertSame('Articles (1)', $page->text('ul[@aria-label="Kinds of results"]//a[@aria-current="true"]'));
        self::assertStringContainsString(
            'courant-period=week',
            $page->text('ul[@aria-label="Kinds of results"]/li[1]/a/@href'),
        );
        self::assertSame([], $this->kinds(new Page($this->search(['courant-period' => 'week']))), 'one kind');
    }

    /** WordPress runs such a search, because the plugin's index has no categories, so the theme counts. */
    public function testCountsKindsWithoutTheIndex(): void
    {
        $this->post(['title' => 'Beacon third', 'type' => 'page', 'specs' => ['category' => ['Harbor']]]);
        $page = new Page($this->search(['courant-section' => (string) $this->section]));
        self::assertSame(['Articles (1)' => 'post', 'Pages (1)' => 'page'], $this->kinds($page));
    }

    public function testOffersNoSectionsForKindsThatHaveNone(): void
    {
        $section = (string) $this->section;
        $html = $this->search(['courant-kind' => 'awsm_job_openings', 'courant-section' => $section]);
        $page = new Page($html);
        self::assertSame(['courant-period'], $page->texts('form//select/@name'));
        self::assertSame(['Job openings', 'Beacon opening'], $this->headings($html));
        self::assertStringNotContainsString(
            'courant-section',
            implode(' ', $page->texts('ul[@aria-label="Kinds of results"]/li/a/@href')),
        );
    }

    /** @return array<string, string> kinds by label */
    private function kinds(Page $page): array
    {
        $kinds = [];
        $links = 'ul[@aria-label="Kinds of results"]/li/a';
        foreach (array_combine($page->texts($links), $page->texts("$links/@href")) as $label => $url) {
            parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $query);
            $kind = $query['courant-kind'] ?? '';
            $kinds[$label] = is_string($kind) ? $kind : '';
        }

        return $kinds;
    }

    public function testNoKindBeginsAgainOnTheNextPage(): void
    {
        update_option('posts_per_page', 2);
        self::assertSame(['Articles', 'Beacon new', 'Beacon old'], $this->headings($this->search([])));
        self::assertSame(
            ['Pages', 'Beacon page', 'Job openings', 'Beacon opening'],
            $this->headings($this->search(['paged' => '2'])),
        );
    }

    /**
     * @param array<string, string> $filters
     * @param list<string> $expected
     */
    #[DataProvider('filters')]
    public function testFiltersResults(array $filters, array $expected): void
    {
        $filters = str_replace('{section}', (string) $this->section, $filters);
        $html = $this->search($filters);
        self::assertSame($expected, $this->headings($html));
        self::assertStringContainsString('Remove filters', $html);
        foreach ($filters as $name => $value) {
            self::assertMatchesRegularExpression(
                $name === 'courant-kind'
                    ? "/<input type=\"hidden\" name=\"courant-kind\" value=\"$value\"/"
                    : "/<option value=\"$value\" selected/",
                $html,
            );
        }
    }

    /** @return iterable<string, array{array<string, string>, list<string>}> */
    public static function filters(): iterable
    {
        yield 'kind' => [['courant-kind' => 'awsm_job_openings'], ['Job openings', 'Beacon opening']];
        yield 'section' => [['courant-section' => '{section}'], ['Articles', 'Beacon old']];
        yield 'date' => [['courant-period' => 'week'], ['Articles', 'Beacon new']];
        yield 'kind and date' => [['courant-kind' => 'page', 'courant-period' => 'week'], []];
    }

    public function testIgnoresValuesThatAreNoOption(): void
    {
        $html = $this->search([
            'courant-kind' => 'revision', 'courant-section' => '1 OR 1=1', 'courant-period' => 'decade',
        ]);
        self::assertCount(7, $this->headings($html));
        self::assertStringNotContainsString('Remove filters', $html);
    }

    public function testSearchWithoutResultsLinksSectionsInsteadOfFilters(): void
    {
        $this->post(['title' => 'Another', 'specs' => ['category' => ['Harbor']]]);
        $html = $this->http('GET', '/?s=qqxxzzyy')->body;
        self::assertMatchesRegularExpression('~<h1[^>]*>\s*No results for “qqxxzzyy”~', $html);
        self::assertStringNotContainsString('class="search-filters', $html);
        self::assertMatchesRegularExpression('~<ul class="pills">.*>Harbor</a>~s', $html);

        $filtered = $this->search(['courant-kind' => 'page', 'courant-period' => 'week']);
        self::assertStringContainsString('Filtered by: Past week', $filtered, 'filters can be removed');
        self::assertStringNotContainsString('class="pills"', $filtered);
        $page = new Page($filtered);
        self::assertSame('No results with these filters', $page->text('h1'));
        self::assertSame('Remove filters', $page->text('p[@role="status"]/a'), 'not in the folded form');
        self::assertStringEndsWith('/?s=beacon', $page->text('p[@role="status"]/a/@href'));
    }

    public function testPaginationKeepsFilters(): void
    {
        update_option('posts_per_page', 1);
        $html = $this->search(['courant-kind' => 'post']);
        self::assertMatchesRegularExpression('/<a class="page-numbers" href="[^"]*courant-kind=post/', $html);
    }

    /** @param array<string, string> $filters */
    private function search(array $filters): string
    {
        return $this->http('GET', '/?' . http_build_query(['s' => 'beacon'] + $filters))->body;
    }

    /** @return list<string> texts of the headings in the list, without those of the articles below a short list */
    private function headings(string $html): array
    {
        $html = explode('<section class="article-section"', $html)[0];
        preg_match_all('~<h2 class="post-list__kind">([^<]+)<|<h3 class="story__title"><a [^>]*>([^<]+)<~', $html, $found);

        return array_map(
            static fn (string $kind, string $title): string => trim($kind . $title),
            $found[1],
            $found[2],
        );
    }
}
