<?php

declare(strict_types=1);

namespace CourantTests\Unit\Advertising;

use CourantDesk\Advertising\Domain\Ad;
use CourantDesk\Advertising\Domain\AdDistribution;
use CourantDesk\Advertising\Domain\AdKind;
use PHPUnit\Framework\TestCase;

final class AdDistributionTest extends TestCase
{
    public function testASlotWhoseOnlyAdIsNeededElsewhereIsNotOnThePage(): void
    {
        $distribution = new AdDistribution();
        $ad = self::ad(1);

        self::assertTrue($distribution->add('header', [$ad]));
        self::assertTrue($distribution->add('header', [$ad]), 'The same slot again.');
        self::assertFalse($distribution->add('sidebar', [$ad]));
    }

    public function testASlotLeavesTheAdThatAnotherSlotNeeds(): void
    {
        $distribution = new AdDistribution();
        $distribution->add('header', [self::ad(1), self::ad(2)]);
        $distribution->add('sidebar', [self::ad(1)]);

        self::assertSame([2], self::idsOf($distribution->ads('header')));
        self::assertSame([1], self::idsOf($distribution->ads('sidebar')));
        self::assertFalse($distribution->add('front', [self::ad(2), self::ad(1)]));
    }

    public function testSlotsWithEnoughAdsKeepAllOfThem(): void
    {
        $distribution = new AdDistribution();
        $ads = [self::ad(1), self::ad(2), self::ad(3)];
        $distribution->add('header', $ads);
        $distribution->add('sidebar', $ads);

        self::assertSame([1, 2, 3], self::idsOf($distribution->ads('header')));
        self::assertSame([1, 2, 3], self::idsOf($distribution->ads('sidebar')));
    }

    public function testANetworkFillsAnyNumberOfSlots(): void
    {
        $distribution = new AdDistribution();
        $unit = self::ad(1, AdKind::Adsense);

        self::assertTrue($distribution->add('header', [$unit]));
        self::assertTrue($distribution->add('sidebar', [$unit]));
        self::assertSame([1], self::idsOf($distribution->ads('sidebar')));
        self::assertFalse($distribution->add('front', []));
    }

    private static function ad(int $id, AdKind $kind = AdKind::House): Ad
    {
        return new Ad($id, $kind, [], '', 1, 0, 0, 0, [], false, '', '', '', '');
    }

    /**
     * @param list<Ad> $ads
     * @return list<int>
     */
    private static function idsOf(array $ads): array
    {
        return array_map(static fn (Ad $ad): int => $ad->id, $ads);
    }
}
