<?php

declare(strict_types=1);

namespace CourantTests\Unit\Recruiting;

use CourantDesk\Recruiting\Domain\ApplicationFolder;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\CandidateSearchNormalizer;
use CourantDesk\Recruiting\Domain\Stage;
use DateTimeZone;
use PHPUnit\Framework\TestCase;

final class RecruitingRulesTest extends TestCase
{
    public function testIgnoresUnknownParameters(): void
    {
        $query = ApplicationQuery::fromArray([
            'folder' => ['x'], 'search' => str_repeat('ä', 500), 'opening' => '7,-1,x,7', 'rating' => ['0', '9', [1]],
            'unread' => 'false',
            'from' => '2026-11-21', 'to' => '2026-11-21', 'orderby' => 'post_password', 'order' => 'DROP',
            'page' => '-3', 'per_page' => 1e9,
        ], new DateTimeZone('Europe/Berlin'));

        self::assertSame(ApplicationFolder::Inbox, $query->folder);
        self::assertSame(200, mb_strlen($query->search));
        self::assertSame([[7], [0], false], [$query->openings, $query->ratings, $query->isUnread]);
        self::assertSame(86400, $query->until - $query->from);
        self::assertSame(['received', false, 1], [$query->order->value, $query->isAscending, $query->page]);
        self::assertLessThanOrEqual(100, $query->perPage);
    }

    public function testSearchTermsMatchAnySpelling(): void
    {
        $searchNormalizer = new CandidateSearchNormalizer();

        self::assertSame(['zoe', 'muller'], $searchNormalizer->parseTerms("  Zoë\u{a0}MÜLLER "));
        self::assertSame(['4930777'], $searchNormalizer->parseTerms('+49 (30) 777'));
        self::assertSame(['30777'], $searchNormalizer->parseTerms('030 777'));
        self::assertSame(['12'], $searchNormalizer->parseTerms('12'));
        self::assertStringContainsString(
            '49301234',
            $searchNormalizer->buildIndexText('A', 'a@b.example', '+49 30 1234', 'X'),
        );
    }

    public function testStageNamesAreNotReservedByWordPress(): void
    {
        self::assertTrue(Stage::isSlug('second-talk') && Stage::isSlug(Stage::NEW));
        foreach (['', 'trash', 'draft', 'Ünder', 'a b', str_repeat('a', 21), 'expired'] as $slug) {
            self::assertFalse(Stage::isSlug($slug), $slug);
        }
    }
}
