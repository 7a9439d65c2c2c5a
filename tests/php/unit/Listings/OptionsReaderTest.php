<?php

declare(strict_types=1);

namespace CourantTests\unit\Listings;

use CourantDesk\Listings\Domain\Appearance;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\Layout;
use CourantDesk\Listings\Domain\OptionsReader;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Pagination;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What shortcode, block and request say of a listing (Jobs contract 2.1, 2.3, 2.4). */
final class OptionsReaderTest extends TestCase
{
    private const FILTERS = ['job-category', 'job-type'];

    public function testAShortcodeThatSaysNothingIsAsTheSiteIs(): void
    {
        self::assertEquals($this->site(), $this->reader()->shortcode([]));
    }

    public function testAShortcodeMayDiffer(): void
    {
        $options = $this->reader()->shortcode([
            'listings' => '5', 'pagination' => 'classic', 'loadmore' => 'no', 'filters' => 'no', 'search' => 'no', 'placement' => 'side',
        ]);

        self::assertSame(5, $options->perPage);
        self::assertSame(Pagination::Classic, $options->pagination);
        self::assertFalse($options->paginated);
        self::assertSame([], $options->look->filters);
        self::assertFalse($options->look->search);
        self::assertSame('side', $options->look->placement);
    }

    /** @return array<string, array{string, array<string, list<int>>}> */
    public static function specs(): array
    {
        return [
            'ids' => ['job-category:11 12,job-location:31', ['job-category' => [11, 12], 'job-location' => [31]]],
            'slugs' => ['job-category:sales', ['job-category' => [11]]],
            'both' => ['job-category:sales 12', ['job-category' => [12, 11]]],
            'an unknown taxonomy' => ['post_tag:1', []],
            'no known term finds nothing' => ['job-category:999', ['job-category' => []]],
            'nonsense' => [':::,,', []],
        ];
    }

    /** @param array<string, list<int>> $fixed */
    #[DataProvider('specs')]
    public function testSpecsFixTerms(string $specs, array $fixed): void
    {
        $found = $this->reader()->shortcode(['specs' => $specs])->fixed;

        self::assertSame($fixed, array_map(static fn (array $terms): array => array_column($terms, 'id'), $found));
    }

    public function testSpecsHideTheFilterBarUnlessItIsAskedFor(): void
    {
        $hidden = $this->reader()->shortcode(['specs' => 'job-category:11']);
        $shown = $this->reader()->shortcode(['specs' => 'job-category:11', 'filters' => 'yes']);

        self::assertSame([], $hidden->look->filters);
        self::assertFalse($hidden->look->search);
        self::assertSame(['job-type'], $shown->choices());
        self::assertTrue($shown->look->search);
    }

    public function testABlockThatSaysNothingHasTheContractsDefaults(): void
    {
        $options = $this->reader(new BlockOptions(perPage: 30, pagination: Pagination::Classic, look: $this->site()->look))->block([]);

        self::assertSame(10, $options->perPage);
        self::assertSame(Pagination::Modern, $options->pagination);
        self::assertSame(Layout::Rows, $options->look->layout);
        self::assertSame([], $options->look->shownSpecs);
        self::assertSame(self::FILTERS, $options->look->filters);
        self::assertTrue($options->look->twins);
    }

    public function testABlockUnderstandsOldAndNewAttributes(): void
    {
        $reader = $this->reader();
        $old = $reader->block(['filter_options' => [['specKey' => 'job-type', 'value' => 'x'], ['specKey' => 'nothing']]]);
        $new = $reader->block([
            'filter_options' => ['job-location'], 'layout' => 'grid', 'number_of_columns' => 9, 'order_by' => 'old_to_new',
            'other_options' => ['job-category', 'x'], 'listing_per_page' => 7, 'pagination' => 'classic', 'hide_expired_jobs' => true,
            'search' => false, 'anchor' => 'a"b', 'list_type' => 'filtered', 'selected_terms' => ['job-category' => [12]],
        ]);

        self::assertSame(['job-type'], $old->look->filters);
        self::assertSame(['job-location'], $new->look->filters);
        self::assertSame(Layout::Grid, $new->look->layout);
        self::assertSame(4, $new->look->columns);
        self::assertSame(Order::Oldest, $new->order);
        self::assertSame(['job-category'], $new->look->shownSpecs);
        self::assertSame(7, $new->perPage);
        self::assertFalse($new->look->search);
        self::assertSame('ab', $new->look->anchor);
        self::assertEquals(['job-category' => [ExampleSpecifications::design()]], $new->fixed);
        self::assertSame([], $reader->block(['enable_job_filter' => false])->look->filters);
        self::assertSame([], $reader->block(['filtersInitialized' => true])->look->filters);
    }

    public function testARequestSaysWhichPaginationItComesFrom(): void
    {
        $reader = $this->reader();

        self::assertSame(Pagination::Modern, $reader->request([])->pagination);
        self::assertSame(Pagination::Modern, $reader->request(['awsm_pagination_base' => ''])->pagination);
        self::assertSame(Pagination::Classic, $reader->request(['awsm_pagination_base' => '/jobs/'])->pagination);
        self::assertSame(Pagination::Modern, $reader->request(['awsm_pagination_base' => '/jobs/', 'pagination' => 'modern'])->pagination);
    }

    public function testARequestMayHideExpiredOpeningsAndNeverShowThem(): void
    {
        $shows = $this->reader(new BlockOptions(hideExpired: false));

        self::assertTrue($this->reader()->request(['awsm-hide-expired-jobs' => '0', 'post_status' => 'any'])->hideExpired);
        self::assertFalse($shows->request([])->hideExpired);
        self::assertTrue($shows->request(['awsm-hide-expired-jobs' => 'expired'])->hideExpired);
    }

    public function testDataAttributesAreUnderstoodAsAnyScriptNamesThem(): void
    {
        foreach (['awsm-layout', 'awsmLayout', 'awsm_layout'] as $name) {
            self::assertSame(Layout::Grid, $this->reader()->request([$name => 'grid'])->look->layout);
        }
    }

    public function testOrdersComeFromAList(): void
    {
        self::assertSame(Order::Newest, $this->reader()->request(['awsm-order-by' => 'rand()'])->order);
        self::assertSame(Order::Oldest, $this->reader()->request(['awsmOrderBy' => 'old_to_new'])->order);
    }

    private function reader(?BlockOptions $site = null): OptionsReader
    {
        return new OptionsReader($site ?? $this->site(), new ExampleSpecifications());
    }

    private function site(): BlockOptions
    {
        return new BlockOptions(look: new Appearance(filters: self::FILTERS, shownSpecs: ['job-category']));
    }
}
