<?php

declare(strict_types=1);

namespace CourantTests\unit\Listings;

use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Walk;
use PHPUnit\Framework\TestCase;

final class BitmapTest extends TestCase
{
    private const A = [1, 7, 8, 300, 65535, 65536, 200000];
    private const B = [7, 9, 65536, 131072];

    public function testSetsAreCombinedAsSetsAre(): void
    {
        $a = Bitmap::of(self::A);
        $b = Bitmap::of(self::B);

        self::assertSame(self::A, $a->ids());
        self::assertSame([7, 65536], $a->and($b)->ids());
        self::assertSame([1, 7, 8, 9, 300, 65535, 65536, 131072, 200000], $a->or($b)->ids());
        self::assertSame([1, 8, 300, 65535, 200000], $a->without($b)->ids());
        self::assertSame([], $a->without($a)->chunks);
        self::assertSame([], (new Bitmap())->and($a)->ids());
    }

    public function testNumbersAreExactForEveryByte(): void
    {
        $ids = [];
        for ($byte = 0; $byte < 256; $byte++) {
            for ($bit = 0; $bit < 8; $bit++) {
                if (($byte & 1 << $bit) !== 0) {
                    $ids[] = $byte * 8 + $bit;
                }
            }
        }
        $bitmap = Bitmap::of($ids);

        self::assertSame(1024, $bitmap->count());
        self::assertSame($ids, $bitmap->ids());
    }

    public function testMembersAreKnown(): void
    {
        $bitmap = Bitmap::of([5, 70000])->with([6]);

        self::assertSame([true, true, true, false, false], array_map($bitmap->has(...), [5, 6, 70000, 4, 900000]));
    }

    public function testPagesAreReadFromTheNearerEnd(): void
    {
        $first = Walk::to(0, 10, 95, 1000);
        $last = Walk::to(90, 10, 95, 1000);
        $behind = Walk::to(100, 10, 95, 1000);

        self::assertSame([false, 0, 10], [$first->backwards, $first->skip, $first->take]);
        self::assertSame([true, 0, 5], [$last->backwards, $last->skip, $last->take]);
        self::assertSame(0, $behind->take);
        self::assertGreaterThanOrEqual(106, $first->rows);
    }
}
