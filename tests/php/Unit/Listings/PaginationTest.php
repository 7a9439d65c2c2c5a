<?php

declare(strict_types=1);

namespace CourantTests\Unit\Listings;

use CourantDesk\Listings\Domain\PageNumbers;
use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\Listings\Domain\PassthroughAttributes;
use CourantDesk\SearchIndex\Domain\ListingPage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PaginationTest extends TestCase
{
    /** @return array<string, array{int, int, list<int>}> 0 is a gap */
    public static function numbers(): array
    {
        return [
            'one page' => [1, 1, [1]],
            'few' => [2, 4, [1, 2, 3, 4]],
            'the first of many' => [1, 20, [1, 2, 3, 0, 20]],
            'in the middle' => [10, 20, [1, 0, 8, 9, 10, 11, 12, 0, 20]],
            'the last' => [20, 20, [1, 0, 18, 19, 20]],
        ];
    }

    /** @param list<int> $numbers */
    #[DataProvider('numbers')]
    public function testListsPageNumbersAroundTheCurrentPage(int $page, int $pages, array $numbers): void
    {
        self::assertSame($numbers, PageNumbers::around($page, $pages));
    }

    public function testCountsPages(): void
    {
        self::assertSame(3, (new ListingPage([1], 21, 1, 10))->pages);
        self::assertSame(2, (new ListingPage([1], 20, 1, 10))->pages);
        self::assertFalse((new ListingPage([1], 20, 2, 10))->hasMore());
        self::assertSame(0, (new ListingPage([], 0, 1, 10))->pages);
    }

    /** @return array<string, array{string, array<string, string>, int, string}> */
    public static function urls(): array
    {
        return [
            'plain' => ['https://a.example/jobs/', [], 1, 'https://a.example/jobs/'],
            'a page' => ['https://a.example/jobs/', [], 2, 'https://a.example/jobs/?paged=2'],
            'other blocks are kept, ours are removed' => [
                'https://a.example/jobs/?utm=x&jq=old&job__category_spec=a&paged=7#list',
                ['jq' => 'new & old'],
                3,
                'https://a.example/jobs/?utm=x&jq=new%20%26%20old&paged=3',
            ],
            'a page in the path' => ['https://a.example/jobs/page/4/', [], 1, 'https://a.example/jobs/'],
            'plain permalinks' => ['https://a.example/?page_id=5', [], 2, 'https://a.example/?page_id=5&paged=2'],
        ];
    }

    /** @param array<string, string> $parameters */
    #[DataProvider('urls')]
    public function testUrlsKeepUnrelatedParameters(string $url, array $parameters, int $page, string $expected): void
    {
        self::assertSame($expected, PageUrl::fromUrl($url, ['job__category_spec'])->build($parameters, $page));
    }

    public function testUsesThePageParameterOfTheFrontPage(): void
    {
        self::assertSame('https://a.example/?page=2', PageUrl::fromUrl('https://a.example/', [], 'page')->build([], 2));
    }

    public function testPassthroughAttributesAreSanitizedAndLimited(): void
    {
        $sent = [
            'action' => 'x', 'campaign' => " spring\n", 'list' => ['a'], 'bad key' => '1', "\xFF" => '1', 'empty' => '',
        ];
        $many = array_fill_keys(array_map(static fn (int $n): string => "k$n", range(1, 500)), 'v');

        self::assertSame(['campaign' => 'spring'], PassthroughAttributes::collect($sent, ['action']));
        self::assertCount(40, PassthroughAttributes::collect($many, []));
    }
}
