<?php

declare(strict_types=1);

namespace CourantDesk\Kernel\Settings;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use WP_Error;

/**
 * Ensures that only one request at a time compares and changes settings, so that of two concurrent changes only one is
 * stored. The lock is a row that only one request can insert. It expires after 30 seconds, in case the process ends
 * unexpectedly.
 */
final class SettingsLock
{
    public const OPTION = 'courant_settings_lock';
    private const TIMEOUT_SECONDS = 30;
    private const MAX_WAIT_SECONDS = 5;
    private const POLL_MICROSECONDS = 50_000;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /**
     * Runs $work while holding the lock, with the cache of the options cleared.
     *
     * @template R
     * @param list<string> $options the options that $work compares and changes
     * @param callable(): R $work
     * @return R|WP_Error an error with status 503 when another request holds the lock for five seconds
     */
    public function withLock(array $options, callable $work): mixed
    {
        $owner = bin2hex(random_bytes(8));
        $deadline = hrtime(true) + self::MAX_WAIT_SECONDS * 1_000_000_000;
        while (!$this->acquire($owner)) {
            if (hrtime(true) > $deadline) {
                return new WP_Error(
                    'courant_settings_busy',
                    __('Another user is saving settings. Nothing was saved. Try again.', 'courant-desk'),
                    ['status' => 503],
                );
            }
            usleep(self::POLL_MICROSECONDS);
        }
        try {
            foreach (['alloptions', 'notoptions', ...$options] as $key) {
                wp_cache_delete($key, 'options');
            }

            return $work();
        } finally {
            $this->sql->execute(
                'DELETE FROM %i WHERE option_name = %s AND option_value LIKE %s',
                $this->sql->coreTable('options'),
                self::OPTION,
                '%.' . $owner,
            );
        }
    }

    /** Deletes a lock that a process has left, when the plugin's data is deleted. */
    public function delete(): void
    {
        delete_option(self::OPTION);
    }

    private function acquire(string $owner): bool
    {
        $now = $this->clock->now()->getTimestamp();
        $this->sql->execute(
            'DELETE FROM %i WHERE option_name = %s AND option_value < %s',
            $this->sql->coreTable('options'),
            self::OPTION,
            (string) $now,
        );
        try {
            $this->sql->insert($this->sql->coreTable('options'), [
                'option_name' => self::OPTION,
                'option_value' => ($now + self::TIMEOUT_SECONDS) . '.' . $owner,
                'autoload' => 'no',
            ]);
        } catch (SqlException $failure) {
            if ($failure->isDuplicate) {
                return false;
            }
            throw $failure;
        }

        return true;
    }
}
