<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\PageScan;
use PHPUnit\Framework\TestCase;

final class BitmapTest extends TestCase
{
    private const A = [1, 7, 8, 300, 65535, 65536, 200000];
    private const B = [7, 9, 65536, 131072];

    public function testCombinesSets(): void
    {
        $a = Bitmap::fromIds(self::A);
        $b = Bitmap::fromIds(self::B);

        self::assertSame(self::A, $a->ids());
        self::assertSame([7, 65536], $a->intersect($b)->ids());
        self::assertSame([1, 7, 8, 9, 300, 65535, 65536, 131072, 200000], $a->union($b)->ids());
        self::assertSame([1, 8, 300, 65535, 200000], $a->without($b)->ids());
        self::assertSame([], $a->without($a)->chunks);
        self::assertSame([], (new Bitmap())->intersect($a)->ids());
    }

    public function testCountsBitsOfEveryByte(): void
    {
        $ids = [];
        for ($byte = 0; $byte < 256; $byte++) {
            for ($bit = 0; $bit < 8; $bit++) {
                if (($byte & 1 << $bit) !== 0) {
                    $ids[] = $byte * 8 + $bit;
                }
            }
        }
        $bitmap = Bitmap::fromIds($ids);

        self::assertSame(1024, $bitmap->count());
        self::assertSame($ids, $bitmap->ids());
    }

    public function testContainsItsMembers(): void
    {
        $bitmap = Bitmap::fromIds([5, 70000])->withIds([6]);

        self::assertSame([true, true, true, false, false], array_map($bitmap->has(...), [5, 6, 70000, 4, 900000]));
    }

    public function testReadsARangeOfItsMembers(): void
    {
        $ids = [...range(10, 400, 3), ...range(65530, 65600), 200000, 900001];
        $bitmap = Bitmap::fromIds($ids);

        foreach ([[0, 5], [0, 1], [129, 4], [130, 80], [200, 10], [count($ids), 3]] as [$offset, $limit]) {
            self::assertSame(array_slice($ids, $offset, $limit), $bitmap->slice($offset, $limit), "$offset");
        }
    }

    public function testScansFromTheNearerEnd(): void
    {
        $first = PageScan::forPage(0, 10, 95, 1000);
        $last = PageScan::forPage(90, 10, 95, 1000);
        $behind = PageScan::forPage(100, 10, 95, 1000);

        self::assertSame([false, 0, 10], [$first->isBackwards, $first->skip, $first->take]);
        self::assertSame([true, 0, 5], [$last->isBackwards, $last->skip, $last->take]);
        self::assertSame(0, $behind->take);
        self::assertGreaterThanOrEqual(106, $first->initialRows);
    }
}
