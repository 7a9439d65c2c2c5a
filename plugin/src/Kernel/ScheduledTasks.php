<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;

/**
 * Runs the tasks of scheduled events on one server at a time. Several servers may start the same event: WP-Cron's own
 * lock is a transient, which two servers can set at the same time. The lock of a process that ends unexpectedly expires
 * after LEASE_SECONDS.
 */
final class ScheduledTasks
{
    public const LEASE_SECONDS = 900;
    private const OPTION_PREFIX = 'courant_task_';

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
                $task(...$arguments);
            } finally {
                if ($interval === 0) {
                    $lock->release();
                }
            }
        };
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
