<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;

/**
 * Migrates the stored data of a site to the current version, one step at a time: at activation, and later in wp-admin
 * and by cron, never during a visitor's page view. The completed migrations are stored in one autoloaded option, so a
 * site that is up to date runs no extra query.
 */
final class MigrationRunner
{
    public const OPTION = 'courant_migrations';
    public const EVENT = 'courant_desk_migrate';

    /** @param list<Migration> $migrations in the order in which they must run */
    public function __construct(private readonly array $migrations, private readonly Log $log)
    {
    }

    public function register(): void
    {
        add_action(self::EVENT, [$this, 'run']);
        add_action('admin_init', [$this, 'resume']);
    }

    /** Runs pending migrations in wp-admin, for at most two seconds per request. */
    public function resume(): void
    {
        if ($this->findPending() !== [] && !wp_doing_ajax()) {
            $this->run(2.0);
        }
    }

    /** Runs pending migrations until all are complete or the time limit is reached; cron continues afterwards. */
    public function run(float|string $seconds = 20.0): void
    {
        $end = microtime(true) + (is_float($seconds) ? $seconds : 20.0);
        foreach ($this->findPending() as $migration) {
            try {
                do {
                    $done = $migration->runStep();
                } while (!$done && microtime(true) < $end);
            } catch (Throwable $failure) {
                $this->log->error('kernel.migration', ['id' => $migration->id()], $failure);
                $done = false;
            }
            if (!$done) {
                $this->scheduleNextRun();

                return;
            }
            update_option(self::OPTION, [...$this->findCompletedIds(), $migration->id()], true);
        }
    }

    /** @return list<Migration> */
    public function findPending(): array
    {
        $done = $this->findCompletedIds();

        return array_values(array_filter(
            $this->migrations,
            static fn (Migration $migration): bool => !in_array($migration->id(), $done, true)
        ));
    }

    /** @return list<string> */
    private function findCompletedIds(): array
    {
        $done = get_option(self::OPTION, []);

        return is_array($done) ? array_values(array_unique(array_filter($done, 'is_string'))) : [];
    }

    private function scheduleNextRun(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event(time() + 60, self::EVENT);
        }
    }
}
