<?php

declare(strict_types=1);

namespace CourantTests\unit\Jobs;

use CourantDesk\Jobs\Domain\StatusDecision;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class StatusDecisionTest extends TestCase
{
    /** @return array<string, array{0: string, 1: string, 2: string, 3: string, 4: string, 5?: string}> before, wanted, closing; expected status, notice; when it is published */
    public static function cases(): array
    {
        return [
            'published without a date' => ['draft', 'publish', '', 'publish', ''],
            'published with a later date' => ['draft', 'publish', '2026-11-22 10:00', 'publish', ''],
            'at the very moment it is still open' => ['publish', 'publish', '2026-11-21 10:00', 'publish', ''],
            'an open one whose date has passed is closed' => ['publish', 'publish', '2026-11-20 10:00', 'expired', StatusDecision::ENDED],
            'a private one too' => ['private', 'private', '2026-11-20 10:00', 'expired', StatusDecision::ENDED],
            'reopening with a past date is refused' => ['expired', 'publish', '2026-11-20 10:00', 'expired', StatusDecision::PAST],
            'reopening with a later date' => ['expired', 'publish', '2026-11-22 10:00', 'publish', ''],
            'reopening without a date' => ['expired', 'publish', '', 'publish', ''],
            'a draft with a past date stays one' => ['draft', 'publish', '2026-11-20 10:00', 'draft', StatusDecision::PAST],
            'a new one becomes a draft' => ['auto-draft', 'publish', '2026-11-20 10:00', 'draft', StatusDecision::PAST],
            'drafts may have any date' => ['draft', 'draft', '2026-11-20 10:00', 'draft', ''],
            'scheduled to close after it is published' => ['draft', 'future', '2026-11-24 10:00', 'future', '', '2026-11-23 10:00'],
            'scheduled to close before it is published' => ['draft', 'future', '2026-11-22 10:00', 'draft', StatusDecision::BEFORE, '2026-11-23 10:00'],
            'scheduled to close at the moment it is published' => ['auto-draft', 'publish', '2026-11-23 10:00', 'draft', StatusDecision::BEFORE, '2026-11-23 10:00'],
            'a scheduled one whose closing is moved before' => ['future', 'future', '2026-11-22 10:00', 'draft', StatusDecision::BEFORE, '2026-11-23 10:00'],
            'closing by hand' => ['publish', 'expired', '2026-11-22 10:00', 'expired', ''],
        ];
    }

    #[DataProvider('cases')]
    public function testStatusFollowsTheClosingMoment(string $before, string $wanted, string $closing, string $status, string $notice, string $publishes = ''): void
    {
        $decision = StatusDecision::make(
            $before,
            $wanted,
            $closing === '' ? null : new DateTimeImmutable($closing),
            new DateTimeImmutable('2026-11-21 10:00'),
            $publishes === '' ? null : new DateTimeImmutable($publishes),
        );

        self::assertSame([$status, $notice], [$decision->status, $decision->notice]);
        self::assertSame(in_array($notice, [StatusDecision::PAST, StatusDecision::BEFORE], true), $decision->isRefusal());
    }
}
