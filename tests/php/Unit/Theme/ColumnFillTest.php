<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\View\ColumnFill;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ColumnFillTest extends TestCase
{
    /** @return iterable<string, array{int, int}> */
    public static function heights(): iterable
    {
        foreach (range(0, 1500, 50) as $missing) {
            foreach ([0, 1, 2] as $maxPopularRows) {
                yield "{$missing} px, {$maxPopularRows} rows" => [$missing, $maxPopularRows];
            }
        }
    }

    #[DataProvider('heights')]
    public function testColumnEndsNearTheSidebar(int $missing, int $maxPopularRows): void
    {
        $fill = ColumnFill::forHeight($missing, $maxPopularRows);
        $difference = $fill->height() - $missing;

        self::assertGreaterThan(-130, $difference, 'too short');
        self::assertLessThan(190, $difference, 'too long');
        self::assertLessThanOrEqual($maxPopularRows, $fill->popularRows);
    }

    public function testSmallGapIsFilledWithHeadlinesAndALargeOneWithCards(): void
    {
        self::assertSame([0, 0, 0], self::rows(ColumnFill::forHeight(40, 1)));
        self::assertSame([0, 0, 1], self::rows(ColumnFill::forHeight(240, 0)));
        self::assertSame([1, 0, 0], self::rows(ColumnFill::forHeight(400, 1)));
        self::assertSame([0, 1, 0], self::rows(ColumnFill::forHeight(400, 0)));
    }

    public function testListThatIsHigherThanTheSidebarIsNotFollowedByArticles(): void
    {
        self::assertSame([0, 0, 0], self::rows(ColumnFill::forHeight(-500, 2)));
    }

    public function testPageWithoutASidebarHasTwoRows(): void
    {
        self::assertSame([1, 1, 0], self::rows(ColumnFill::forPageWithoutSidebar(true)));
        self::assertSame([0, 2, 0], self::rows(ColumnFill::forPageWithoutSidebar(false)));
    }

    /** @return list<int> */
    private static function rows(ColumnFill $fill): array
    {
        return [$fill->popularRows, $fill->latestRows, $fill->headlineRows];
    }
}
