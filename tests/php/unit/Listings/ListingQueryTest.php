<?php

declare(strict_types=1);

namespace CourantTests\unit\Listings;

use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\Extent;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Pagination;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What a request may ask, and what is ignored (Spec 3; Rulings 5 to 8). */
final class ListingQueryTest extends TestCase
{
    /** @return array<string, array{mixed, string}> */
    public static function searches(): array
    {
        return [
            'plain' => ['senior editor', 'senior editor'],
            'spaces are one space' => ["  senior\t\n editor ", 'senior editor'],
            'nothing' => [null, ''],
            'an array' => [['senior'], ''],
            'a number' => [2026, '2026'],
            'no UTF-8' => ["caf\xE9", ''],
            'replacement characters' => ["\u{FFFD}caf\u{FFFD}", 'caf'],
            'control characters' => ["a\x00b", 'a b'],
            'wild cards stay as they are' => ['100% _x', '100% _x'],
            'Cyrillic' => ['Київ', 'Київ'],
            'markup is text' => ['<b>', '<b>'],
        ];
    }

    #[DataProvider('searches')]
    public function testASearchIsOneLineOfValidText(mixed $sent, string $search): void
    {
        self::assertSame($search, $this->query(['jq' => $sent])->search);
    }

    public function testALongSearchIsCutAndItsWordsAreFew(): void
    {
        $query = $this->query(['jq' => implode(' ', array_map(static fn (int $n): string => 'w' . $n, range(1, 500)))]);

        self::assertLessThanOrEqual(ListingQuery::MAX_SEARCH, mb_strlen($query->search));
        self::assertCount(ListingQuery::MAX_WORDS, $query->phrases());
    }

    public function testEveryWordIsAskedOnceAndWhatIsQuotedStaysTogether(): void
    {
        self::assertSame(['a', 'b'], $this->query(['jq' => 'a b a'])->phrases());
        self::assertSame(['night editor', 'a', 'half'], $this->query(['jq' => '"night editor" a "half'])->phrases());
        self::assertSame([], $this->query(['jq' => '""'])->phrases());
        self::assertSame([], $this->query([])->phrases());
    }

    /** @return array<string, array{array<array-key, mixed>, array<string, list<int>>}> */
    public static function filters(): array
    {
        return [
            'none' => [[], []],
            'a slug' => [['job__category_spec' => 'sales'], ['job-category' => [11]]],
            'slugs by comma' => [['job__category_spec' => 'design,sales'], ['job-category' => [11, 12]]],
            'an id' => [['awsm_job_spec' => ['job-category' => '12']], ['job-category' => [12]]],
            'a list of ids' => [['awsm_job_spec' => ['job-category' => ['11', '12']]], ['job-category' => [11, 12]]],
            'the list of the block replaces' => [
                ['awsm_job_spec' => ['job-category' => '11'], 'awsm_job_specs_list' => ['job-category' => ['12']]],
                ['job-category' => [12]],
            ],
            'an id wins over a slug' => [
                ['awsm_job_spec' => ['job-category' => '12'], 'job__category_spec' => 'sales'],
                ['job-category' => [12]],
            ],
            'two specifications' => [
                ['job__category_spec' => 'sales', 'job__location_spec' => 'київ'],
                ['job-category' => [11], 'job-location' => [31]],
            ],
            'a stored slug' => [['job__location_spec' => '%d0%ba%d0%b8%d1%97%d0%b2'], ['job-location' => [31]]],
            'an unknown slug' => [['job__category_spec' => 'nobody'], []],
            'the minus one of old scripts' => [['awsm_job_spec' => ['job-category' => '-1']], []],
            'a list of slugs' => [['job__category_spec' => ['sales', 'design', 'nobody']], ['job-category' => [11, 12]]],
            'a list of lists by comma' => [['job__category_spec' => ['sales,design', 'sales']], ['job-category' => [11, 12]]],
            'a deep list of slugs' => [['job__category_spec' => [['sales']]], []],
            'a scalar for the ids' => [['awsm_job_spec' => '11'], []],
            'a deep array' => [['awsm_job_spec' => ['job-category' => [['11']]]], []],
            'the id of another specification' => [['awsm_job_spec' => ['job-category' => '31']], []],
            'an unknown taxonomy' => [['awsm_job_spec' => ['category' => '11'], 'category_spec' => 'sales'], []],
            'an injection' => [['awsm_job_spec' => ['job-category' => '11) OR 1=1']], []],
            'an empty value' => [['job__category_spec' => ''], []],
            'no UTF-8' => [['job__category_spec' => "\xFF"], []],
        ];
    }

    /**
     * @param array<array-key, mixed>   $sent
     * @param array<string, list<int>> $chosen
     */
    #[DataProvider('filters')]
    public function testFiltersAreKnownTermsOrNothing(array $sent, array $chosen): void
    {
        $ids = array_map(
            /** @param list<Term> $terms */
            static fn (array $terms): array => array_column($terms, 'id'),
            $this->query($sent)->chosen
        );

        self::assertSame($chosen, $ids);
    }

    public function testOnlyTermsThatAreAskedForAreRead(): void
    {
        $specifications = new ExampleSpecifications();
        ListingQuery::fromArray(['job__category_spec' => 'sales'], new BlockOptions(), $specifications);

        self::assertSame(1, $specifications->asked);
    }

    /** @return array<string, array{mixed, int}> */
    public static function sizes(): array
    {
        return [
            'one' => ['1', 1],
            'a hundred' => ['100', 100],
            'too many' => ['101', 10],
            'none' => ['0', 10],
            'minus one' => ['-1', 10],
            'words' => ['many', 10],
            'a fraction' => ['2.5', 10],
            'an array' => [['5'], 10],
            'very many' => ['99999999999999999999', 10],
        ];
    }

    #[DataProvider('sizes')]
    public function testAPageSizeIsWithinBoundsOrTheDefault(mixed $sent, int $size): void
    {
        self::assertSame($size, $this->query(['listings_per_page' => $sent])->perPage);
    }

    /** @return array<string, array{mixed, int}> */
    public static function pages(): array
    {
        return [
            'two' => ['2', 2],
            'none' => [null, 1],
            'zero' => ['0', 1],
            'minus one' => ['-1', 1],
            'words' => ['two', 1],
            'an array' => [['2'], 1],
            'too great' => ['99999999999999999999999999', 1000000],
        ];
    }

    #[DataProvider('pages')]
    public function testAPageNumberIsWithinBounds(mixed $sent, int $page): void
    {
        self::assertSame($page, $this->query(['paged' => $sent], Pagination::Classic)->page);
    }

    /** @return array<string, array{Pagination, Extent, string, int, int}> */
    public static function extents(): array
    {
        return [
            'load more, an address' => [Pagination::Modern, Extent::Shown, '3', 0, 30],
            'load more, a far address' => [Pagination::Modern, Extent::Shown, '14', 40, 100],
            'load more, the next' => [Pagination::Modern, Extent::Further, '3', 30, 10],
            'numbered, an address' => [Pagination::Classic, Extent::Shown, '3', 20, 10],
            'numbered, the page wanted' => [Pagination::Classic, Extent::Further, '3', 20, 10],
        ];
    }

    #[DataProvider('extents')]
    public function testWhatAPageNumberMeans(Pagination $pagination, Extent $extent, string $paged, int $offset, int $limit): void
    {
        $query = ListingQuery::fromArray(
            ['paged' => $paged],
            new BlockOptions(pagination: $pagination),
            new ExampleSpecifications(),
            $extent
        );

        self::assertSame([$offset, $limit], [$query->offset(), $query->limit()]);
    }

    public function testABlockWithoutPaginationShowsItsFirstPage(): void
    {
        $query = ListingQuery::fromArray(['paged' => '3'], new BlockOptions(paginated: false), new ExampleSpecifications());

        self::assertSame(0, $query->offset());
    }

    public function testAFixedTermCannotBeLeft(): void
    {
        $fixed = new BlockOptions(fixed: ['job-category' => [ExampleSpecifications::sales()]]);
        $query = ListingQuery::fromArray(['job__category_spec' => 'design'], $fixed, new ExampleSpecifications());

        self::assertEquals(['job-category' => [ExampleSpecifications::sales()]], $query->terms);
        self::assertSame([], $query->specs());
        self::assertFalse($query->isNarrowed());
    }

    public function testAmongSeveralFixedTermsOneMayBeChosen(): void
    {
        $fixed = new BlockOptions(fixed: ['job-category' => [ExampleSpecifications::sales(), ExampleSpecifications::design()]]);
        $query = ListingQuery::fromArray(['job__category_spec' => 'design'], $fixed, new ExampleSpecifications());

        self::assertEquals(['job-category' => [ExampleSpecifications::design()]], $query->terms);
        self::assertTrue($query->isNarrowed());
    }

    public function testTheAddressSaysWhatWasAsked(): void
    {
        $query = $this->query(['jq' => 'editor', 'job__category_spec' => 'sales,design', 'awsm_job_spec' => ['job-location' => '31']]);

        self::assertSame(
            ['jq' => 'editor', 'job__category_spec' => 'sales,design', 'job__location_spec' => 'київ'],
            $query->parameters()
        );
    }

    /** @return array<string, array{array<array-key, mixed>, array<string, string>}> */
    public static function structured(): array
    {
        return [
            'one' => [['work_mode' => 'remote'], ['work_mode' => 'remote']],
            'several by comma' => [['work_mode' => 'remote,onsite'], ['work_mode' => 'onsite,remote']],
            'a list' => [['work_mode' => ['hybrid', 'nowhere']], ['work_mode' => 'hybrid']],
            'the name that is stored' => [['work_mode' => 'on-site'], ['work_mode' => 'onsite']],
            'unknown' => [['work_mode' => 'nowhere', 'salary_min' => 'much'], []],
            'a salary' => [['salary_min' => '50000'], ['salary_min' => '50000']],
            'no salary' => [['salary_min' => '0'], []],
            'minus one' => [['salary_min' => '-1'], []],
            'too much' => [['salary_min' => '999999999999'], ['salary_min' => '2000000000']],
            'an array for a salary' => [['salary_min' => ['5']], []],
        ];
    }

    /**
     * @param array<array-key, mixed> $sent
     * @param array<string, string>   $understood
     */
    #[DataProvider('structured')]
    public function testStructuredFiltersAreUnderstoodOrIgnored(array $sent, array $understood): void
    {
        $query = $this->query($sent);

        self::assertSame($understood, $query->parameters());
        self::assertSame($understood !== [], $query->isNarrowed());
    }

    /** @return array<string, array{array<array-key, mixed>, Order, string|null}> */
    public static function sorts(): array
    {
        return [
            'nothing' => [[], Order::Oldest, null],
            'newest' => [['sort' => 'newest'], Order::Newest, 'newest'],
            'closing' => [['sort' => 'closing'], Order::Closing, 'closing'],
            'relevance of a search' => [['sort' => 'relevance', 'jq' => 'editor'], Order::Relevance, 'relevance'],
            'relevance of nothing' => [['sort' => 'relevance'], Order::Oldest, null],
            'the name that is stored' => [['sort' => 'new_to_old'], Order::Oldest, null],
            'unknown' => [['sort' => 'title; DROP TABLE'], Order::Oldest, null],
            'an array' => [['sort' => ['title']], Order::Oldest, null],
        ];
    }

    /** @param array<array-key, mixed> $sent */
    #[DataProvider('sorts')]
    public function testAnOrderComesFromTheListOrIsTheBlocksOwn(array $sent, Order $order, ?string $address): void
    {
        $query = ListingQuery::fromArray($sent, new BlockOptions(order: Order::Oldest), new ExampleSpecifications());

        self::assertSame($order, $query->order);
        self::assertSame($address, $query->parameters()['sort'] ?? null);
        self::assertSame($query->order, $query->onPage(2)->order);
    }

    /** @param array<array-key, mixed> $sent */
    private function query(array $sent, Pagination $pagination = Pagination::Modern): ListingQuery
    {
        return ListingQuery::fromArray($sent, new BlockOptions(pagination: $pagination), new ExampleSpecifications());
    }
}
