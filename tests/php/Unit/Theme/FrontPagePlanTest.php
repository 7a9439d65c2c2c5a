<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Customizer\HomeSectionOptions;
use Courant\FrontPage\FrontPagePlan;
use Courant\FrontPage\FrontPageSection;
use PHPUnit\Framework\TestCase;

final class FrontPagePlanTest extends TestCase
{
    public function testShowsNoArticleTwice(): void
    {
        $plan = FrontPagePlan::create(self::stories(40, sections: 3), 10, [1, 2, 3, 9]);
        $shown = [1, 2, 3, 9, ...self::idsOf($plan), ...$plan->latest, ...$plan->unplaced];

        self::assertSame($shown, array_unique($shown));
        self::assertCount(40, $shown, 'What is not shown is the rest.');
    }

    /** The ordinary list continues with page 2, so no article of page 1 may be missing. */
    public function testShowsEveryArticleOfTheFirstPage(): void
    {
        $plan = FrontPagePlan::create(
            [1 => [7], 2 => [7], 3 => [7], 4 => [7], 5 => [7], 6 => [8], 7 => [], 8 => [9], 9 => [9], 10 => [9]],
            10,
            [1, 2, 3, 4, 5],
        );
        $shown = [1, 2, 3, 4, 5, ...self::idsOf($plan), ...$plan->latest];
        sort($shown);

        self::assertSame(range(1, 10), $shown);
        self::assertSame([6, 7], $plan->latest, 'A story alone in its section, or in none, is among the latest.');
    }

    public function testLargestSectionComesFirst(): void
    {
        $plan = FrontPagePlan::create([1 => [8], 2 => [9], 3 => [9], 4 => [8], 5 => [9]], 5);

        self::assertSame([9 => [2, 3, 5], 8 => [1, 4]], self::byCategory($plan));
    }

    public function testConfiguredSectionsKeepOrderCountLayoutAndTitle(): void
    {
        $stories = [1 => [8], 2 => [9, 7], 3 => [9], 4 => [8], 5 => [7], 6 => [7]];
        $plan = FrontPagePlan::create($stories, 0, [3], [
            new HomeSectionOptions(7, 2, 'headlines', 'Near'),
            new HomeSectionOptions(5),
            new HomeSectionOptions(0, 3, 'cards'),
        ]);

        self::assertSame(
            [7 => [2, 5], 0 => [1, 4, 6]],
            self::byCategory($plan),
            'A story in two categories is shown in the first section.',
        );
        self::assertSame(['headlines', 'Near'], [$plan->sections[0]->layout, $plan->sections[0]->title]);
    }

    public function testASectionShowsFourAndThePageFiveSections(): void
    {
        $plan = FrontPagePlan::create(self::stories(105, sections: 10), firstPage: 10);

        self::assertSame(
            [4, 4, 4, 4, 4],
            array_map(static fn (FrontPageSection $section): int => count($section->postIds), $plan->sections),
        );
    }

    public function testAnEmptySiteHasAnEmptyPlan(): void
    {
        $plan = FrontPagePlan::create([], firstPage: 10);

        self::assertSame([[], [], []], [$plan->sections, $plan->latest, $plan->unplaced]);
    }

    /** @return list<int> */
    private static function idsOf(FrontPagePlan $plan): array
    {
        return array_merge(
            ...array_map(static fn (FrontPageSection $section): array => $section->postIds, $plan->sections)
        );
    }

    /** @return array<int, list<int>> */
    private static function byCategory(FrontPagePlan $plan): array
    {
        return array_column(
            array_map(
                static fn (FrontPageSection $section): array => [$section->category, $section->postIds],
                $plan->sections,
            ),
            1,
            0,
        );
    }

    /** @return array<int, list<int>> */
    private static function stories(int $count, int $sections): array
    {
        $stories = [];

        for ($id = 1; $id <= $count; $id++) {
            $stories[$id] = [100 + $id % $sections];
        }

        return $stories;
    }
}
