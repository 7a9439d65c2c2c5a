<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Email\Messages\WeeklySummarySender;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\OptionLock;
use CourantDesk\Kernel\ScheduledTasks;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Openings\Storage\ClosingCron;
use CourantTests\Support\SiteTestCase;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/** Several servers start the same scheduled event at the same time. */
#[Group('database')]
final class ScheduledTasksTest extends SiteTestCase
{
    private int $runs = 0;

    public function testAnotherServerDoesNotStartATaskThatIsRunning(): void
    {
        $other = $this->tasks()->exclusive('test', fn () => $this->runs++);
        $this->tasks()->exclusive('test', function () use ($other): void {
            $this->runs++;
            $other();
        })();
        self::assertSame(1, $this->runs);
        $other();
        self::assertSame(2, $this->runs, 'It starts again when it has ended.');
    }

    /** Both read the list of events before one of them removed the event. */
    public function testACronRequestDoesNotRepeatATaskThatStartedAfterIt(): void
    {
        add_filter('wp_doing_cron', '__return_true');
        $requested = $_SERVER['REQUEST_TIME_FLOAT'];
        try {
            $_SERVER['REQUEST_TIME_FLOAT'] = 1_800_000_000.5;
            $this->tasks(1)->exclusive('test', fn () => $this->runs++)();
            $this->tasks(5)->exclusive('test', fn () => $this->runs++)();
            self::assertSame(1, $this->runs);
            $_SERVER['REQUEST_TIME_FLOAT'] = 1_800_000_001.5;
            $this->tasks(6)->exclusive('test', fn () => $this->runs++)();
            self::assertSame(2, $this->runs, 'A request that began later runs its own event.');
        } finally {
            $_SERVER['REQUEST_TIME_FLOAT'] = $requested;
        }
    }

    public function testATaskThatFailedCanStartAgain(): void
    {
        $fail = $this->tasks()->exclusive('test', static fn () => throw new RuntimeException('Failed'));
        foreach ([1, 2] as $ignored) {
            try {
                $fail();
                self::fail('The exception is passed on.');
            } catch (RuntimeException $exception) {
                self::assertSame('Failed', $exception->getMessage());
            }
        }
    }

    public function testTheTaskOfAServerThatDiedIsTakenOverWhenItsLeaseIsOver(): void
    {
        $dead = new OptionLock(
            'courant_task_test', ScheduledTasks::LEASE_SECONDS, Sql::fromGlobal(), $this->clockAt(0),
        );
        self::assertTrue($dead->acquire());
        $count = fn () => $this->runs++;
        $this->tasks(ScheduledTasks::LEASE_SECONDS - 1)->exclusive('test', $count)();
        self::assertSame(0, $this->runs);
        $this->tasks(ScheduledTasks::LEASE_SECONDS + 1)->exclusive('test', $count)();
        self::assertSame(1, $this->runs);
    }

    /** Several servers create the lock at the same time, or the object cache has the state before it was created. */
    public function testALockThatTheObjectCacheDoesNotContainIsNotReplaced(): void
    {
        $holder = new OptionLock('courant_task_test', 60, Sql::fromGlobal(), $this->clockAt(0));
        self::assertTrue($holder->acquire());
        wp_cache_delete('courant_task_test', 'options');
        wp_cache_set('notoptions', ['courant_task_test' => true], 'options');
        $other = new OptionLock('courant_task_test', 60, Sql::fromGlobal(), $this->clockAt(1));
        self::assertFalse($other->acquire());
        self::assertTrue($holder->acquire());
    }

    public function testATaskWithAnIntervalStartsOnceInIt(): void
    {
        foreach ([0, 1, 3599, 3601, 3602] as $second) {
            $this->tasks($second)->exclusive('test', fn () => $this->runs++, HOUR_IN_SECONDS)();
        }
        self::assertSame(2, $this->runs);
    }

    public function testTheTaskReceivesTheArgumentsOfItsEvent(): void
    {
        $received = [];
        $this->tasks()->exclusive('test', function (mixed ...$arguments) use (&$received): void {
            $received = $arguments;
        })('once', 7);
        self::assertSame(['once', 7], $received);
    }

    public function testOpeningsAreClosedByOneServerAtATime(): void
    {
        $sql = Sql::fromGlobal();
        $opening = $this->post(['type' => 'awsm_job_openings'])->ID;
        // As it is stored when its time is over: saving it would close it.
        $sql->insert(
            $sql->coreTable('postmeta'),
            ['post_id' => $opening, 'meta_key' => 'courant_closing_at', 'meta_value' => '2025-02-01T10:00'],
        );
        wp_cache_flush();
        $status = static function () use ($opening): string {
            clean_post_cache($opening);

            return get_post_field('post_status', $opening);
        };
        $other = new OptionLock('courant_task_close-openings', 60, $sql, new SystemClock());
        self::assertTrue($other->acquire());
        do_action(ClosingCron::EVENT);
        self::assertSame('publish', $status());
        $other->release();
        do_action(ClosingCron::EVENT);
        self::assertSame('expired', $status());
    }

    public function testTheWeeklySummaryIsSentOnceAlthoughTwoServersStartIt(): void
    {
        $queued = 0;
        add_action('courant_desk_email_queued', static function () use (&$queued): void {
            $queued++;
        });
        update_option('courant_overview', ['digest' => true]);
        update_option('courant_jobs', ['hr_email' => 'hr@courant.example']);
        self::forgetSettings();
        do_action(WeeklySummarySender::EVENT);
        do_action(WeeklySummarySender::EVENT);
        self::assertSame(1, $queued);
    }

    private function tasks(int $second = 0): ScheduledTasks
    {
        return new ScheduledTasks(Sql::fromGlobal(), $this->clockAt($second));
    }

    private function clockAt(int $second): Clock
    {
        return new class ($second) implements Clock {
            public function __construct(private readonly int $second)
            {
            }

            public function now(): DateTimeImmutable
            {
                return new DateTimeImmutable('@' . (1_800_000_000 + $this->second));
            }
        };
    }
}
