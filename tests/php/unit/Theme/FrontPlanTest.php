<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Front\FrontPlan;
use PHPUnit\Framework\TestCase;

final class FrontPlanTest extends TestCase
{
    public function testNoStoryIsShownTwice(): void
    {
        $plan = FrontPlan::of(self::stories(40, sections: 3), firstPage: 10);
        $shown = array_merge([$plan->lead], $plan->secondary, ...array_values($plan->sections), ...[$plan->latest]);

        self::assertSame($shown, array_unique($shown));
    }

    public function testTheFirstStoriesOpenThePage(): void
    {
        $plan = FrontPlan::of(self::stories(9, sections: 2), firstPage: 10);

        self::assertSame(1, $plan->lead);
        self::assertSame([2, 3, 4, 5], $plan->secondary);
    }

    /** The ordinary list goes on with its second page, so nothing of its first may be missing. */
    public function testEveryStoryOfTheFirstPageIsShownSomewhere(): void
    {
        $plan = FrontPlan::of([1 => 7, 2 => 7, 3 => 7, 4 => 7, 5 => 7, 6 => 8, 7 => 0, 8 => 9, 9 => 9, 10 => 9], firstPage: 10);
        $shown = array_merge([$plan->lead], $plan->secondary, ...array_values($plan->sections), ...[$plan->latest]);
        sort($shown);

        self::assertSame(range(1, 10), $shown);
        self::assertSame([6, 7], $plan->latest, 'A story alone in its section, or in none, is among the latest.');
    }

    public function testTheFullestSectionComesFirst(): void
    {
        $plan = FrontPlan::of([1 => 0, 2 => 0, 3 => 0, 4 => 0, 5 => 0, 6 => 8, 7 => 9, 8 => 9, 9 => 8, 10 => 9], firstPage: 10);

        self::assertSame([9 => [7, 8, 10], 8 => [6, 9]], $plan->sections);
    }

    public function testAnEditorsOrderOfSectionsIsKept(): void
    {
        $stories = [1 => 0, 2 => 0, 3 => 0, 4 => 0, 5 => 0, 6 => 8, 7 => 9, 8 => 9, 9 => 8, 10 => 7, 11 => 7];

        self::assertSame([7, 9], array_keys(FrontPlan::of($stories, 10, [7, 9])->sections));
    }

    public function testASectionShowsFourAndThePageFiveSections(): void
    {
        $plan = FrontPlan::of(self::stories(105, sections: 10), firstPage: 10);

        self::assertCount(FrontPlan::SECTIONS, $plan->sections);
        self::assertSame([4, 4, 4, 4, 4], array_map(count(...), array_values($plan->sections)));
    }

    public function testAnEmptySiteHasAnEmptyPlan(): void
    {
        $plan = FrontPlan::of([], firstPage: 10);

        self::assertNull($plan->lead);
        self::assertSame([[], [], []], [$plan->secondary, $plan->sections, $plan->latest]);
    }

    /** @return array<int, int> */
    private static function stories(int $count, int $sections): array
    {
        $stories = [];

        for ($id = 1; $id <= $count; $id++) {
            $stories[$id] = 100 + $id % $sections;
        }

        return $stories;
    }
}
