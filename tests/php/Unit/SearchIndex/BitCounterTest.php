<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Domain\BitCounter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class BitCounterTest extends TestCase
{
    /** @return iterable<string, array{bool}> */
    public static function modes(): iterable
    {
        yield 'with GMP, if it is loaded' => [true];
        yield 'without GMP' => [false];
    }

    #[DataProvider('modes')]
    public function testCountsTheBitsOfEveryByte(bool $usesGmp): void
    {
        $all = implode('', array_map('chr', range(0, 255)));

        self::assertSame(2048, (new BitCounter([2 => $all, 5 => $all], $usesGmp))->count());
        self::assertSame(0, (new BitCounter([], $usesGmp))->count());
    }

    #[DataProvider('modes')]
    public function testCountsCommonBitsOfStringsOfAllLengths(bool $usesGmp): void
    {
        mt_srand(20261128);
        for ($length = 0; $length < 40; $length++) {
            [$first, $second] = [self::randomBytes($length), self::randomBytes(mt_rand(0, 40))];
            $expected = substr_count(implode('', array_map(
                static fn (string $byte): string => decbin(ord($byte)),
                str_split($first & $second),
            )), '1');

            $counter = new BitCounter([3 => $first, 5 => $first, 7 => $first], $usesGmp);
            $common = $counter->countCommon([5 => $second, 3 => $second, 1 => 'x']);
            self::assertSame($expected * 2, $common, "$length bytes");
            self::assertSame(0, $counter->countCommon([1 => 'x']));
        }
    }

    private static function randomBytes(int $length): string
    {
        $bytes = '';
        for ($number = 0; $number < $length; $number++) {
            $bytes .= chr(mt_rand(0, 255));
        }

        return $bytes;
    }
}
