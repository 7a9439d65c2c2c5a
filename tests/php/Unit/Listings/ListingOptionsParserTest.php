<?php

declare(strict_types=1);

namespace CourantTests\Unit\Listings;

use CourantDesk\Listings\Domain\ListingDisplayOptions;
use CourantDesk\Listings\Domain\ListingLayout;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingOptionsParser;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\SearchIndex\Domain\SortOrder;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Parsing of the options of shortcode, block and request. */
final class ListingOptionsParserTest extends TestCase
{
    private const FILTERS = ['job-category', 'job-type'];

    public function testShortcodeWithoutAttributesUsesTheSiteOptions(): void
    {
        self::assertEquals($this->site(), $this->reader()->parseShortcode([]));
    }

    public function testShortcodeOverridesTheSiteOptions(): void
    {
        $options = $this->reader()->parseShortcode([
            'listings' => '5', 'pagination' => 'classic', 'loadmore' => 'no', 'filters' => 'no', 'search' => 'no',
            'placement' => 'side',
        ]);

        self::assertSame(5, $options->perPage);
        self::assertSame(PaginationType::Numbered, $options->pagination);
        self::assertFalse($options->isPaginated);
        self::assertSame([], $options->display->taxonomyFilters);
        self::assertFalse($options->display->showsSearch);
        self::assertSame('side', $options->display->filterPlacement);
    }

    /** @return array<string, array{string, array<string, list<int>>}> */
    public static function specs(): array
    {
        return [
            'ids' => ['job-category:11 12,job-location:31', ['job-category' => [11, 12], 'job-location' => [31]]],
            'slugs' => ['job-category:sales', ['job-category' => [11]]],
            'both' => ['job-category:sales 12', ['job-category' => [12, 11]]],
            'an unknown taxonomy' => ['post_tag:1', []],
            'unknown terms match nothing' => ['job-category:999', ['job-category' => []]],
            'invalid CSS' => [':::,,', []],
        ];
    }

    /** @param array<string, list<int>> $fixed */
    #[DataProvider('specs')]
    public function testParsesFixedTerms(string $specs, array $fixed): void
    {
        $found = $this->reader()->parseShortcode(['specs' => $specs])->fixedTerms;

        self::assertSame($fixed, array_map(static fn (array $terms): array => array_column($terms, 'id'), $found));
    }

    public function testFixedTermsHideTheFilterBarUnlessItIsEnabled(): void
    {
        $hidden = $this->reader()->parseShortcode(['specs' => 'job-category:11']);
        $shown = $this->reader()->parseShortcode(['specs' => 'job-category:11', 'filters' => 'yes']);

        self::assertSame([], $hidden->display->taxonomyFilters);
        self::assertFalse($hidden->display->showsSearch);
        self::assertSame(['job-type'], $shown->selectableTaxonomies());
        self::assertTrue($shown->display->showsSearch);
    }

    public function testBlockWithoutAttributesUsesTheBlockDefaults(): void
    {
        $options = $this->reader(
            new ListingOptions(perPage: 30, pagination: PaginationType::Numbered, display: $this->site()->display)
        )->parseBlock([]);

        self::assertSame(10, $options->perPage);
        self::assertSame(PaginationType::LoadMore, $options->pagination);
        self::assertSame(ListingLayout::Rows, $options->display->layout);
        self::assertSame([], $options->display->shownSpecifications);
        self::assertSame(self::FILTERS, $options->display->taxonomyFilters);
        self::assertTrue($options->display->hasDualClassNames);
    }

    public function testParsesOldAndNewBlockAttributes(): void
    {
        $reader = $this->reader();
        $old = $reader->parseBlock(
            ['filter_options' => [['specKey' => 'job-type', 'value' => 'x'], ['specKey' => 'nothing']]]
        );
        $new = $reader->parseBlock([
            'filter_options' => ['job-location'], 'layout' => 'grid', 'number_of_columns' => 9,
            'order_by' => 'old_to_new',
            'other_options' => ['job-category', 'x'], 'listing_per_page' => 7, 'pagination' => 'classic',
            'hide_expired_jobs' => true,
            'search' => false, 'anchor' => 'a"b', 'list_type' => 'filtered',
            'selected_terms' => ['job-category' => [12]],
        ]);

        self::assertSame(['job-type'], $old->display->taxonomyFilters);
        self::assertSame(['job-location'], $new->display->taxonomyFilters);
        self::assertSame(ListingLayout::Grid, $new->display->layout);
        self::assertSame(4, $new->display->columns);
        self::assertSame(SortOrder::Oldest, $new->sortOrder);
        self::assertSame(['job-category'], $new->display->shownSpecifications);
        self::assertSame(7, $new->perPage);
        self::assertFalse($new->display->showsSearch);
        self::assertSame('ab', $new->display->anchor);
        self::assertEquals(['job-category' => [ExampleSpecifications::design()]], $new->fixedTerms);
        self::assertSame([], $reader->parseBlock(['enable_job_filter' => false])->display->taxonomyFilters);
        self::assertSame([], $reader->parseBlock(['filtersInitialized' => true])->display->taxonomyFilters);
    }

    public function testParsesThePaginationOfARequest(): void
    {
        $reader = $this->reader();

        self::assertSame(PaginationType::LoadMore, $reader->parseRequest([])->pagination);
        self::assertSame(PaginationType::LoadMore, $reader->parseRequest(['awsm_pagination_base' => ''])->pagination);
        self::assertSame(
            PaginationType::Numbered,
            $reader->parseRequest(['awsm_pagination_base' => '/jobs/'])->pagination,
        );
        self::assertSame(
            PaginationType::LoadMore,
            $reader->parseRequest(['awsm_pagination_base' => '/jobs/', 'pagination' => 'modern'])->pagination,
        );
    }

    public function testRequestCanHideButNotShowExpiredOpenings(): void
    {
        $shows = $this->reader(new ListingOptions(hidesExpired: false));

        self::assertTrue(
            $this->reader()->parseRequest(['awsm-hide-expired-jobs' => '0', 'post_status' => 'any'])->hidesExpired
        );
        self::assertFalse($shows->parseRequest([])->hidesExpired);
        self::assertTrue($shows->parseRequest(['awsm-hide-expired-jobs' => 'expired'])->hidesExpired);
    }

    public function testAcceptsAllSpellingsOfDataAttributes(): void
    {
        foreach (['awsm-layout', 'awsmLayout', 'awsm_layout'] as $name) {
            self::assertSame(ListingLayout::Grid, $this->reader()->parseRequest([$name => 'grid'])->display->layout);
        }
    }

    public function testIgnoresUnknownSortOrders(): void
    {
        self::assertSame(SortOrder::Newest, $this->reader()->parseRequest(['awsm-order-by' => 'rand()'])->sortOrder);
        self::assertSame(SortOrder::Oldest, $this->reader()->parseRequest(['awsmOrderBy' => 'old_to_new'])->sortOrder);
    }

    private function reader(?ListingOptions $site = null): ListingOptionsParser
    {
        return new ListingOptionsParser($site ?? $this->site(), new ExampleSpecifications(), new ExampleFilters());
    }

    private function site(): ListingOptions
    {
        return new ListingOptions(
            display: new ListingDisplayOptions(taxonomyFilters: self::FILTERS, shownSpecifications: ['job-category'])
        );
    }
}
