<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use DOMElement;
use PHPUnit\Framework\Attributes\Group;

/** Lists that are grouped by a specification. */
#[Group('database')]
final class ListingGroupsTest extends ListingCase
{
    private const HEADINGS_AND_TITLES
        = "//*[contains(@class, 'courant-listing-group') or contains(@class, 'awsm-job-post-title')]";

    protected function setUp(): void
    {
        parent::setUp();
        // Openings 1, 3, 5 are Sales in Berlin; 2, 4 are Design in Київ.
        $this->openings(5);
        $this->opening(['title' => 'Elsewhere', 'date' => '2020-01-01 00:00:00']);
    }

    public function testAGroupHasAHeadingAndContinuesOnTheNextPage(): void
    {
        $this->listing('[awsmjobs group_by="job-category" pagination="classic" listings="2"]');

        $pages = array_map(
            fn (int $page): array => self::lines($this->page(['paged' => $page])->body),
            [1, 2, 3],
        );
        $terms = "//*[contains(@class, 'awsm-job-specification-job-category')]";
        self::assertCount(0, self::all($this->page()->body, $terms), 'the heading names the category');
        self::assertSame([
            ['h2 Design (2)', 'h3 Opening 2', 'h3 Opening 4'],
            ['h2 Sales (3)', 'h3 Opening 1', 'h3 Opening 3'],
            ['h2 Sales (3)', 'h3 Opening 5', 'h2 Other', 'h3 Elsewhere'],
        ], $pages);
    }

    public function testLoadMoreRepeatsNoHeadingOfAGroupThatIsVisible(): void
    {
        $sent = ['paged' => '1', 'listings_per_page' => '3', 'groupBy' => 'job-category'];
        $first = $this->ajax('jobfilter', $sent)->body;
        self::assertSame(
            ['h2 Design (2)', 'h3 Opening 2', 'h3 Opening 4', 'h2 Sales (3)', 'h3 Opening 1'],
            self::lines($first),
        );
        preg_match_all('/id="awsm-list-item-(\d+)"/', $first, $ids);
        $more = $this->ajax('loadmore', $sent + ['courant_shown' => implode(',', $ids[1])])->body;
        self::assertSame(['h3 Opening 3', 'h3 Opening 5', 'h2 Other', 'h3 Elsewhere'], self::lines($more));
    }

    public function testTheSettingAppliesToArchivesAndBlocksCanTurnItOff(): void
    {
        update_option('courant_listings', ['group_by' => 'job-location']);
        $archive = $this->page([], '/jobs/')->body;
        self::assertSame('h2 Berlin (3)', self::lines($archive)[0]);
        self::assertStringContainsString('data-group-by="job-location"', $archive);

        $term = get_term_link($this->term('job-location', 'Berlin'));
        self::assertIsString($term);
        $own = self::lines($this->http('GET', $term)->body);
        self::assertSame(['h2 Opening 1', 'h2 Opening 3', 'h2 Opening 5'], $own, 'a single group has no heading');

        $this->listing('<!-- wp:wp-job-openings/blocks {"group_by":"none"} /-->');
        $block = $this->page()->body;
        self::assertSame('h2 Opening 1', self::lines($block)[0]);
        self::assertStringContainsString('data-group-by="none"', $block);
        $filtered = $this->ajax('jobfilter', ['groupBy' => 'none', 'awsm-layout' => 'list', 'courant' => '1'])->body;
        self::assertSame('h2 Opening 1', self::lines($filtered)[0]);
    }

    public function testEveryGroupIsOnThePageWithItsNumberOfOpenings(): void
    {
        $this->listing('[awsmjobs group_by="job-category" listings="2"]');
        $page = $this->page()->body;
        self::assertSame(['All 2 openings in Design', 'All 3 openings in Sales'], array_map(
            static fn (DOMElement $link): string => $link->textContent,
            self::all($page, '//*[@class="courant-listing-more-groups"]//a'),
        ));
        $this->listing('[awsmjobs group_by="job-category"]', 'complete');
        $complete = $this->page([], '/complete/')->body;
        self::assertStringNotContainsString('class="courant-listing-more-groups"', $complete, 'nothing is hidden');
    }

    public function testAGroupedListHasNoSortControlBecauseItsGroupsHaveTheirOwnOrder(): void
    {
        $this->listing('[awsmjobs group_by="job-category"]');
        self::assertStringNotContainsString('data-filter="sort"', $this->page()->body);
        $this->listing('[awsmjobs]', 'ungrouped');
        self::assertStringContainsString('data-filter="sort"', $this->page([], '/ungrouped/')->body);
    }

    public function testAHeadingHasNoNumberWhereAnOpeningBelongsToSeveralGroups(): void
    {
        $this->opening(['title' => 'Both', 'specs' => ['job-category' => ['Sales', 'Design']]]);
        $this->opening(['title' => 'Both again', 'specs' => ['job-category' => ['Sales', 'Design']]]);
        $this->listing('[awsmjobs group_by="job-category" listings="20"]');
        $headings = array_filter(
            self::lines($this->page()->body),
            static fn (string $line): bool => str_starts_with($line, 'h2'),
        );
        self::assertSame(['h2 Design', 'h2 Sales', 'h2 Other'], array_values($headings));
    }

    public function testAFilterKeepsTheGroups(): void
    {
        $this->listing('[awsmjobs group_by="job-category"]');
        self::assertSame(
            ['h2 Design (2)', 'h3 Opening 2', 'h3 Opening 4'],
            self::lines($this->page(['job__category_spec' => 'design'])->body),
        );
    }

    /** @return list<string> element and text of headings and titles */
    private static function lines(string $html): array
    {
        return array_map(
            static fn (DOMElement $line): string
                => $line->tagName . ' ' . trim((string) preg_replace('/\s+/', ' ', $line->textContent)),
            self::all($html, self::HEADINGS_AND_TITLES),
        );
    }
}
