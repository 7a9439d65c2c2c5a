<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Openings\Domain\StatusDecision;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class StatusDecisionTest extends TestCase
{
    /**
     * @return array<string, array{0: string, 1: string, 2: string, 3: string, 4: string, 5?: string}> previous status,
     *     requested status, closing; expected status, notice; publication date
     */
    public static function cases(): array
    {
        return [
            'published without a date' => ['draft', 'publish', '', 'publish', ''],
            'published with a later date' => ['draft', 'publish', '2026-11-22 10:00', 'publish', ''],
            'at the very moment it is still open' => ['publish', 'publish', '2026-11-21 10:00', 'publish', ''],
            'an open one whose date has passed is closed' => [
                'publish', 'publish', '2026-11-20 10:00', 'expired', StatusDecision::ALREADY_CLOSED,
            ],
            'a private one too' => [
                'private', 'private', '2026-11-20 10:00', 'expired', StatusDecision::ALREADY_CLOSED,
            ],
            'reopening with a past date is rejected' => [
                'expired', 'publish', '2026-11-20 10:00', 'expired', StatusDecision::CLOSING_IN_PAST,
            ],
            'reopening with a later date' => ['expired', 'publish', '2026-11-22 10:00', 'publish', ''],
            'reopening without a date' => ['expired', 'publish', '', 'publish', ''],
            'a draft with a past date stays a draft' => [
                'draft', 'publish', '2026-11-20 10:00', 'draft', StatusDecision::CLOSING_IN_PAST,
            ],
            'a new one becomes a draft' => [
                'auto-draft', 'publish', '2026-11-20 10:00', 'draft', StatusDecision::CLOSING_IN_PAST,
            ],
            'drafts may have any date' => ['draft', 'draft', '2026-11-20 10:00', 'draft', ''],
            'scheduled to close after it is published' => [
                'draft', 'future', '2026-11-24 10:00', 'future', '', '2026-11-23 10:00',
            ],
            'scheduled to close before it is published' => [
                'draft', 'future', '2026-11-22 10:00', 'draft', StatusDecision::CLOSING_BEFORE_PUBLISHING,
                '2026-11-23 10:00',
            ],
            'scheduled to close at the moment it is published' => [
                'auto-draft', 'publish', '2026-11-23 10:00', 'draft', StatusDecision::CLOSING_BEFORE_PUBLISHING,
                '2026-11-23 10:00',
            ],
            'a scheduled one whose closing is moved before' => [
                'future', 'future', '2026-11-22 10:00', 'draft', StatusDecision::CLOSING_BEFORE_PUBLISHING,
                '2026-11-23 10:00',
            ],
            'closed manually' => ['publish', 'expired', '2026-11-22 10:00', 'expired', ''],
        ];
    }

    #[DataProvider('cases')]
    public function testStatusFollowsTheClosingMoment(
        string $before,
        string $requested,
        string $closing,
        string $status,
        string $notice,
        string $publishes = '',
    ): void {
        $decision = StatusDecision::create(
            $before,
            $requested,
            $closing === '' ? null : new DateTimeImmutable($closing),
            new DateTimeImmutable('2026-11-21 10:00'),
            $publishes === '' ? null : new DateTimeImmutable($publishes),
        );

        self::assertSame([$status, $notice], [$decision->status, $decision->notice]);
        self::assertSame(
            in_array($notice, [StatusDecision::CLOSING_IN_PAST, StatusDecision::CLOSING_BEFORE_PUBLISHING], true),
            $decision->isRefusal(),
        );
    }
}
