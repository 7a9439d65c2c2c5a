<?php

declare(strict_types=1);

namespace CourantTests\Unit\Applications;

use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\Domain\Recruiting\Folder;
use CourantDesk\Applications\Domain\Recruiting\Stage;
use CourantDesk\Applications\Domain\Recruiting\Words;
use DateTimeZone;
use PHPUnit\Framework\TestCase;

final class RecruitingRulesTest extends TestCase
{
    public function testAQueryTakesWhatItKnowsAndNothingElse(): void
    {
        $query = ApplicationQuery::fromArray([
            'folder' => ['x'], 'search' => str_repeat('ä', 500), 'opening' => '7,-1,x,7', 'rating' => ['0', '9', [1]], 'unread' => 'false',
            'from' => '2026-11-21', 'to' => '2026-11-21', 'orderby' => 'post_password', 'order' => 'DROP', 'page' => '-3', 'per_page' => 1e9,
        ], new DateTimeZone('Europe/Berlin'));

        self::assertSame(Folder::Inbox, $query->folder);
        self::assertSame(200, mb_strlen($query->search));
        self::assertSame([[7], [0], false], [$query->openings, $query->ratings, $query->unread]);
        self::assertSame(86400, $query->until - $query->from);
        self::assertSame(['received', false, 1], [$query->order->value, $query->ascending, $query->page]);
        self::assertLessThanOrEqual(100, $query->perPage);
    }

    public function testWordsAreFoundHoweverTheyAreWritten(): void
    {
        $words = new Words();

        self::assertSame(['zoe', 'muller'], $words->asked("  Zoë\u{a0}MÜLLER "));
        self::assertSame(['4930777'], $words->asked('+49 (30) 777'));
        self::assertSame(['30777'], $words->asked('030 777'));
        self::assertSame(['12'], $words->asked('12'));
        self::assertStringContainsString('49301234', $words->of('A', 'a@b.example', '+49 30 1234', 'X'));
    }

    public function testAStagesNameIsOneThatWordPressDoesNotUse(): void
    {
        self::assertTrue(Stage::isSlug('second-talk') && Stage::isSlug(Stage::NEW));
        foreach (['', 'trash', 'draft', 'Ünder', 'a b', str_repeat('a', 21), 'expired'] as $slug) {
            self::assertFalse(Stage::isSlug($slug), $slug);
        }
    }
}
