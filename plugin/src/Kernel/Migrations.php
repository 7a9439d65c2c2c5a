<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;

/**
 * Brings a site's stored data up to the code, a step at a time: at activation, and later in wp-admin and by cron,
 * never on a visitor's page. Which are done stands in one autoloaded option, so a site that is up to date pays nothing.
 */
final class Migrations
{
    public const OPTION = 'courant_migrations';
    public const EVENT = 'courant_desk_migrate';

    /** @param list<Migration> $migrations in the order in which they must run */
    public function __construct(private readonly array $migrations, private readonly Log $log)
    {
    }

    public function boot(): void
    {
        add_action(self::EVENT, [$this, 'run']);
        add_action('admin_init', [$this, 'resume']);
    }

    /** In wp-admin: goes on with what is left, for at most two seconds a request. */
    public function resume(): void
    {
        if ($this->pending() !== [] && !wp_doing_ajax()) {
            $this->run(2.0);
        }
    }

    /** Runs what is left until it is done or the time is up; then cron goes on. */
    public function run(float|string $seconds = 20.0): void
    {
        $end = microtime(true) + (is_float($seconds) ? $seconds : 20.0);
        foreach ($this->pending() as $migration) {
            try {
                do {
                    $done = $migration->step();
                } while (!$done && microtime(true) < $end);
            } catch (Throwable $failure) {
                $this->log->error('kernel.migration', ['id' => $migration->id()], $failure);
                $done = false;
            }
            if (!$done) {
                $this->later();

                return;
            }
            update_option(self::OPTION, [...$this->done(), $migration->id()], true);
        }
    }

    /** @return list<Migration> */
    public function pending(): array
    {
        $done = $this->done();

        return array_values(array_filter(
            $this->migrations,
            static fn (Migration $migration): bool => !in_array($migration->id(), $done, true)
        ));
    }

    /** @return list<string> */
    private function done(): array
    {
        $done = get_option(self::OPTION, []);

        return is_array($done) ? array_values(array_unique(array_filter($done, 'is_string'))) : [];
    }

    private function later(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event(time() + 60, self::EVENT);
        }
    }
}
