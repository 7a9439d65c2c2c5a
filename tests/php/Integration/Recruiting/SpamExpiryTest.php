<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Kernel\Clock;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantTests\Support\Recruiting\RecruitersTestCase;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;

/**
 * Tests that suspected spam is deleted after 90 days, never before its opening has closed, and never without a
 * week's notice.
 */
#[Group('database')]
final class SpamExpiryTest extends RecruitersTestCase
{
    private int $seconds = 1_800_000_000;

    public function testSpamIsDeletedAfterNinetyDaysAndAWeekAfterClosingOrAnUpdate(): void
    {
        $open = $this->opening()->ID;
        $expired = $this->closedOpening();
        $filled = $this->closedOpening(['status' => 'publish', 'meta' => ['awsm_job_filled' => 'filled']]);
        $draft = $this->closedOpening(['status' => 'draft']);
        $justClosed = $this->closedOpening([], 3);
        $spam = [];
        foreach (compact('open', 'expired', 'filled', 'draft', 'justClosed') as $name => $opening) {
            $spam[$name] = $this->spam($opening, 200);
        }
        $spam['young'] = $this->spam($expired, 85);
        $spam['younger'] = $this->spam($expired, 20);
        $ham = $this->application($expired, 'A real one', 'publish', gmdate(
            'Y-m-d H:i:s',
            $this->seconds - 200 * DAY_IN_SECONDS,
        ));

        $this->retention()->runInBackground();
        self::assertSame(array_values($spam), $this->left($spam), 'The first run after an update only announces.');
        self::assertSame([], $this->retention()->countDue());
        self::assertSame(4, $this->retention()->countUpcomingSpam(), 'expired, filled, justClosed, young');

        $this->seconds += 7 * DAY_IN_SECONDS - 60;
        $this->retention()->runInBackground();
        self::assertSame(array_values($spam), $this->left($spam), 'a minute short of a week');

        $this->seconds += 61;
        self::assertSame(['courant_suspected' => 4], $this->retention()->countDue());
        $this->retention()->runInBackground();
        self::assertSame([$spam['open'], $spam['draft'], $spam['younger']], $this->left($spam));
        self::assertInstanceOf(WP_Post::class, get_post($ham));
    }

    public function testAnOpeningThatHasJustClosedKeepsItForAWeek(): void
    {
        $this->retention()->runInBackground();
        $this->seconds += 30 * DAY_IN_SECONDS;
        $opening = $this->opening()->ID;
        $spam = $this->spam($opening, 200);
        $this->retention()->runInBackground();
        self::assertSame(0, $this->retention()->countUpcomingSpam());

        $this->change($opening, ['post_status' => 'expired'], 0);
        self::assertSame(1, $this->retention()->countUpcomingSpam());
        $this->seconds += 6 * DAY_IN_SECONDS;
        $this->retention()->runInBackground();
        self::assertInstanceOf(WP_Post::class, get_post($spam));
        $this->seconds += DAY_IN_SECONDS + 1;
        $this->retention()->runInBackground();
        self::assertNull(get_post($spam));
    }

    public function testZeroDaysKeepItAndANewNumberOfDaysIsAnnounced(): void
    {
        $retention = $this->retention();
        self::assertSame(90, $retention->daysByStage()['courant_suspected']);
        $retention->saveDays(['courant_suspected' => 0, 'reject' => 5]);
        self::assertSame(0, $retention->daysByStage()['courant_suspected']);
        self::assertSame(['reject' => 5], $retention->limitsByStage());
        self::assertSame(0, $retention->countUpcomingSpam());

        $spam = $this->spam($this->closedOpening(), 30);
        $this->seconds += 20 * DAY_IN_SECONDS;
        $retention = $this->retention();
        $retention->saveDays(['courant_suspected' => 10]);
        $retention->runInBackground();
        self::assertInstanceOf(WP_Post::class, get_post($spam));
        $this->seconds += 7 * DAY_IN_SECONDS + 1;
        $this->retention()->runInBackground();
        self::assertNull(get_post($spam));
    }

    public function testRecruitersSeeANoticeAndTheWeeklySummaryNamesIt(): void
    {
        $this->seconds = time();
        $this->spam($this->closedOpening(), 84);
        $this->spam($this->closedOpening(), 200);
        $rows = $this->recruiting()->candidateIndex;
        array_map([$rows, 'markChanged'], $this->applications());
        $rows->flush();
        $shows = fn (string $role, string $path): bool => str_contains(
            $this->http('GET', $path, as: $this->user($role))->body,
            'id="courant-spam-expiry"',
        );

        self::assertTrue($shows('hr', '/wp-admin/edit.php?post_type=awsm_job_openings'));
        self::assertStringContainsString(
            '2 applications in suspected spam will be deleted within a week',
            $this->http(
                'GET',
                '/wp-admin/edit.php?post_type=awsm_job_application',
                as: $this->user('administrator'),
            )->body,
        );
        self::assertFalse($shows('author', '/wp-admin/edit.php?post_type=awsm_job_openings'));
        self::assertFalse($shows('administrator', '/wp-admin/edit.php'));
        $lines = apply_filters('courant_desk_digest_lines', ['First']);
        self::assertIsArray($lines);
        self::assertStringContainsString(
            '2 applications in suspected spam',
            implode("\n", array_filter($lines, is_string(...))),
        );
    }

    private function retention(): ApplicationRetention
    {
        $recruiting = $this->recruiting();
        array_map([$recruiting->candidateIndex, 'markChanged'], $this->applications());
        $recruiting->candidateIndex->flush();
        $clock = new class ($this->seconds) implements Clock {
            public function __construct(private readonly int $seconds)
            {
            }

            public function now(): DateTimeImmutable
            {
                return new DateTimeImmutable("@$this->seconds");
            }
        };

        return new ApplicationRetention(
            $recruiting->kernel->sql,
            $clock,
            $recruiting->stages,
            $recruiting->candidateIndex,
        );
    }

    /** @param array<string, mixed> $given */
    private function closedOpening(array $given = [], int $daysAgo = 60): int
    {
        $id = $this->opening($given + ['status' => 'expired'])->ID;
        $this->change($id, [], $daysAgo);

        return $id;
    }

    /** @param array<string, string> $fields fields to change, as if changed $daysAgo days ago */
    private function change(int $opening, array $fields, int $daysAgo): void
    {
        global $wpdb;
        self::assertInstanceOf(\wpdb::class, $wpdb);
        $wpdb->update(
            $wpdb->posts,
            $fields + ['post_modified_gmt' => gmdate('Y-m-d H:i:s', $this->seconds - $daysAgo * DAY_IN_SECONDS)],
            ['ID' => $opening],
        );
        clean_post_cache($opening);
    }

    private function spam(int $opening, int $daysAgo): int
    {
        return $this->application($opening, "Spam of $daysAgo days", 'courant_suspected', gmdate(
            'Y-m-d H:i:s',
            $this->seconds - $daysAgo * DAY_IN_SECONDS,
        ));
    }

    /**
     * @param array<string, int> $ids
     * @return list<int>
     */
    private function left(array $ids): array
    {
        return array_values(array_filter($ids, static fn (int $id): bool => get_post($id) instanceof WP_Post));
    }
}
