<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;

/**
 * Runs the tasks of scheduled events on one server at a time. Several servers may start the same event: WP-Cron's own
 * lock is a transient, which two servers can set at the same time. The lock of a process that ends unexpectedly expires
 * after LEASE_SECONDS. A cron request that read the list of events before another one started the task does not repeat
 * it.
 */
final class ScheduledTasks
{
    public const LEASE_SECONDS = 900;
    private const OPTION_PREFIX = 'courant_task_';
    private const START_SUFFIX = '_started';

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /**
     * Returns a callback for an event, which does nothing while another server runs the task.
     *
     * @param string                  $name     identifies the task
     * @param callable(mixed...): mixed $task
     * @param int $interval minimum number of seconds between two starts of the task; 0 if it may start again as soon as
     *     it has ended
     * @return Closure(mixed...): void
     */
    public function exclusive(string $name, callable $task, int $interval = 0): Closure
    {
        return function (mixed ...$arguments) use ($name, $task, $interval): void {
            $seconds = $interval > 0 ? $interval : self::LEASE_SECONDS;
            $lock = new OptionLock(self::OPTION_PREFIX . $name, $seconds, $this->sql, $this->clock);
            if (!$lock->acquire()) {
                return;
            }
            try {
                if ($arguments === [] && $this->startedDuringThisRequest($name)) {
                    return;
                }
                $start = $this->clock->now()->format('U.u');
                $task(...$arguments);
                $this->storeStart($name, $start);
            } finally {
                if ($interval === 0) {
                    $lock->release();
                }
            }
        };
    }

    /** Returns whether another cron request ran the task after this one read the list of events. */
    private function startedDuringThisRequest(string $name): bool
    {
        if (!wp_doing_cron()) {
            return false;
        }
        $start = $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $this->sql->coreTable('options'),
            self::OPTION_PREFIX . $name . self::START_SUFFIX,
        );

        return (float) $start > microtime(true) - timer_float();
    }

    /** @param string $start seconds since 1970 */
    private function storeStart(string $name, string $start): void
    {
        if (wp_doing_cron()) {
            update_option(self::OPTION_PREFIX . $name . self::START_SUFFIX, $start, false);
        }
    }

    public function deleteLocks(): void
    {
        $names = $this->sql->fetchColumn(
            'SELECT option_name FROM %i WHERE option_name LIKE %s',
            $this->sql->coreTable('options'),
            $this->sql->escapeLike(self::OPTION_PREFIX) . '%',
        );
        array_map(delete_option(...), $names);
    }
}
