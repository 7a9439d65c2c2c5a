<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\SortBucket;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SortBucketTest extends TestCase
{
    /** @return iterable<string, array{list<int>, bool}> openings, and whether they are stored as bits, too */
    public static function openings(): iterable
    {
        yield 'adjacent IDs' => [[120, 119, 121, 117, 130], true];
        yield 'IDs in two chunks of a bitmap' => [[65530, 65540, 65536, 65535, 65529], true];
        yield 'IDs that are far from each other' => [[9, 400000, 70000], false];
        yield 'one ID' => [[8], true];
        yield 'no ID' => [[], false];
    }

    /** @param list<int> $openings */
    #[DataProvider('openings')]
    public function testFindsAndCountsTheOpeningsOfASet(array $openings, bool $hasBits): void
    {
        $bucket = SortBucket::fromText(SortBucket::fromSorted($openings)->toText());
        $sets = [
            [], $openings, array_slice($openings, 1, 2), [1, 118, 120, 65530, 65537, 70000, 900000], range(1, 300),
            range(65000, 66000),
        ];

        self::assertTrue($bucket->isSorted());
        self::assertSame($openings, $bucket->openings());
        self::assertSame($hasBits, str_contains($bucket->toText(), ' '));
        foreach ($sets as $ids) {
            $found = Bitmap::fromIds($ids);
            $expected = array_values(array_intersect($openings, $ids));
            self::assertSame($expected, $bucket->intersect($found));
            self::assertSame(count($expected), $bucket->countCommon($found));
        }
    }

    public function testReadsBucketsThatAreNotSorted(): void
    {
        $bucket = SortBucket::fromText(base64_encode(pack('V*', 7, 5, 300)));

        self::assertFalse($bucket->isSorted());
        self::assertSame([7, 5, 300], $bucket->openings());
        self::assertSame(2, $bucket->countCommon(Bitmap::fromIds([5, 300, 301])));
        self::assertSame([], SortBucket::fromText('')->openings());
    }
}
