<?php

declare(strict_types=1);

namespace CourantTests\Unit\Listings;

use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\PageRange;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests which request parameters are accepted, and which are ignored. */
final class ListingQueryParserTest extends TestCase
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
            'wildcards are not interpreted' => ['100% _x', '100% _x'],
            'Cyrillic' => ['Київ', 'Київ'],
            'markup is text' => ['<b>', '<b>'],
        ];
    }

    #[DataProvider('searches')]
    public function testSearchIsSanitizedToOneLine(mixed $sent, string $search): void
    {
        self::assertSame($search, $this->query(['jq' => $sent])->search);
    }

    public function testLongSearchIsTruncated(): void
    {
        $query = $this->query(['jq' => implode(' ', array_map(static fn (int $n): string => 'w' . $n, range(1, 500)))]);

        self::assertLessThanOrEqual(ListingQuery::MAX_SEARCH_LENGTH, mb_strlen($query->search));
        self::assertCount(ListingQuery::MAX_PHRASES, $query->searchPhrases());
    }

    public function testSplitsASearchIntoUniqueWordsAndPhrases(): void
    {
        self::assertSame(['a', 'b'], $this->query(['jq' => 'a b a'])->searchPhrases());
        $query = $this->query(['jq' => '"night editor" a "half']);
        self::assertSame(['night editor', 'a', 'half'], $query->searchPhrases());
        self::assertSame([], $this->query(['jq' => '""'])->searchPhrases());
        self::assertSame([], $this->query([])->searchPhrases());
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
            'an id has priority over a slug' => [
                ['awsm_job_spec' => ['job-category' => '12'], 'job__category_spec' => 'sales'],
                ['job-category' => [12]],
            ],
            'two specifications' => [
                ['job__category_spec' => 'sales', 'job__location_spec' => 'київ'],
                ['job-category' => [11], 'job-location' => [31]],
            ],
            'a stored slug' => [['job__location_spec' => '%d0%ba%d0%b8%d1%97%d0%b2'], ['job-location' => [31]]],
            'an unknown slug' => [['job__category_spec' => 'nobody'], []],
            '-1 of old scripts' => [['awsm_job_spec' => ['job-category' => '-1']], []],
            'a list' => [['job__category_spec' => ['sales', 'design', 'nobody']], ['job-category' => [11, 12]]],
            'lists by comma' => [['job__category_spec' => ['sales,design', 'sales']], ['job-category' => [11, 12]]],
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
    public function testParsesKnownTermsOnly(array $sent, array $chosen): void
    {
        $ids = array_map(
            /** @param list<Term> $terms */
            static fn (array $terms): array => array_column($terms, 'id'),
            $this->query($sent)->chosenTerms
        );

        self::assertSame($chosen, $ids);
    }

    public function testLoadsRequestedTermsOnly(): void
    {
        $specifications = new ExampleSpecifications();
        self::parser($specifications)->parse(['job__category_spec' => 'sales'], new ListingOptions());

        self::assertSame(1, $specifications->loadCount);
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
    public function testLimitsThePageSize(mixed $sent, int $size): void
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
    public function testLimitsThePageNumber(mixed $sent, int $page): void
    {
        self::assertSame($page, $this->query(['paged' => $sent], PaginationType::Numbered)->lastPage);
    }

    /** @return array<string, array{PaginationType, PageRange, string, int, int}> */
    public static function extents(): array
    {
        return [
            'load more, a page URL' => [PaginationType::LoadMore, PageRange::Initial, '3', 0, 30],
            'load more, a distant page URL' => [PaginationType::LoadMore, PageRange::Initial, '14', 40, 100],
            'load more, the next' => [PaginationType::LoadMore, PageRange::NextPage, '3', 30, 10],
            'numbered, a page URL' => [PaginationType::Numbered, PageRange::Initial, '3', 20, 10],
            'numbered, the requested page' => [PaginationType::Numbered, PageRange::NextPage, '3', 20, 10],
        ];
    }

    #[DataProvider('extents')]
    public function testConvertsThePageNumberToOffsetAndLimit(
        PaginationType $pagination,
        PageRange $extent,
        string $paged,
        int $offset,
        int $limit,
    ): void {
        $query = self::parser()->parse(['paged' => $paged], new ListingOptions(pagination: $pagination), $extent);

        self::assertSame([$offset, $limit], [$query->offset(), $query->limit()]);
    }

    public function testBlockWithoutPaginationReturnsTheFirstPage(): void
    {
        $options = new ListingOptions(isPaginated: false);
        $query = self::parser()->parse(['paged' => '3'], $options);

        self::assertSame(0, $query->offset());
    }

    public function testFixedTermCannotBeOverridden(): void
    {
        $fixed = new ListingOptions(fixedTerms: ['job-category' => [ExampleSpecifications::salesTerm()]]);
        $query = self::parser()->parse(['job__category_spec' => 'design'], $fixed);

        self::assertEquals(['job-category' => [ExampleSpecifications::salesTerm()]], $query->termFilters);
        self::assertSame([], $query->specificationParameters());
        self::assertFalse($query->isFiltered());
    }

    public function testOneOfSeveralFixedTermsCanBeSelected(): void
    {
        $fixed = new ListingOptions(
            fixedTerms: ['job-category' => [ExampleSpecifications::salesTerm(), ExampleSpecifications::design()]]
        );
        $query = self::parser()->parse(['job__category_spec' => 'design'], $fixed);

        self::assertEquals(['job-category' => [ExampleSpecifications::design()]], $query->termFilters);
        self::assertTrue($query->isFiltered());
    }

    public function testBuildsUrlParameters(): void
    {
        $query = $this->query(
            ['jq' => 'editor', 'job__category_spec' => 'sales,design', 'awsm_job_spec' => ['job-location' => '31']]
        );

        self::assertSame(
            ['jq' => 'editor', 'job__category_spec' => 'sales,design', 'job__location_spec' => 'київ'],
            $query->urlParameters()
        );
    }

    /** @return array<string, array{array<array-key, mixed>, array<string, string>}> */
    public static function attributeFilters(): array
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
    #[DataProvider('attributeFilters')]
    public function testParsesAttributeFilters(array $sent, array $understood): void
    {
        $query = $this->query($sent);

        self::assertSame($understood, $query->urlParameters());
        self::assertSame($understood !== [], $query->isFiltered());
    }

    /** @return array<string, array{array<array-key, mixed>, SortOrder, string|null}> */
    public static function sorts(): array
    {
        return [
            'nothing' => [[], SortOrder::Oldest, null],
            'newest' => [['sort' => 'newest'], SortOrder::Newest, 'newest'],
            'closing' => [['sort' => 'closing'], SortOrder::ClosingSoon, 'closing'],
            'relevance of a search' => [['sort' => 'relevance', 'jq' => 'editor'], SortOrder::Relevance, 'relevance'],
            'relevance of nothing' => [['sort' => 'relevance'], SortOrder::Oldest, null],
            'the name that is stored' => [['sort' => 'new_to_old'], SortOrder::Oldest, null],
            'unknown' => [['sort' => 'title; DROP TABLE'], SortOrder::Oldest, null],
            'an array' => [['sort' => ['title']], SortOrder::Oldest, null],
        ];
    }

    /** @param array<array-key, mixed> $sent */
    #[DataProvider('sorts')]
    public function testParsesTheSortOrder(array $sent, SortOrder $order, ?string $parameter): void
    {
        $query = self::parser()->parse($sent, new ListingOptions(sortOrder: SortOrder::Oldest));

        self::assertSame($order, $query->sortOrder);
        self::assertSame($parameter, $query->urlParameters()['sort'] ?? null);
        self::assertSame($query->sortOrder, $query->withPage(2)->sortOrder);
    }

    /** @param array<array-key, mixed> $sent */
    private function query(array $sent, PaginationType $pagination = PaginationType::LoadMore): ListingQuery
    {
        return self::parser()->parse($sent, new ListingOptions(pagination: $pagination));
    }

    private static function parser(?ExampleSpecifications $specifications = null): ListingQueryParser
    {
        return new ListingQueryParser($specifications ?? new ExampleSpecifications(), new ExampleFilters());
    }
}
