<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use Throwable;

/**
 * Runs a file transfer for a bounded time and continues it by WP-Cron until it is done. One process at a time: another
 * one finds the lock taken and leaves.
 */
final class TransferRunner
{
    public const EVENT = 'courant_desk_transfer_files';
    private const REPORT = 'courant_transfer_';
    private const LOCK = 'courant_transfer_lock';
    /** A process that has not finished a step after this time is dead; seconds. */
    private const LOCK_SECONDS = 300;

    /** @param list<FileTransfer> $transfers */
    public function __construct(
        private readonly array $transfers,
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
    }

    public function boot(): void
    {
        add_action(self::EVENT, [$this, 'continueInBackground']);
    }

    public function continueInBackground(): void
    {
        foreach ($this->transfers as $transfer) {
            if ($this->report($transfer)->state === TransferReport::RUNNING) {
                $this->run($transfer, 20.0);
            }
        }
    }

    public function report(FileTransfer $transfer): TransferReport
    {
        return TransferReport::fromOption(get_option(self::REPORT . $transfer->id(), []));
    }

    /**
     * Starts the transfer, or continues one that was interrupted.
     *
     * @return TransferReport with the state `running` when the time was not enough, or when another process works on it
     */
    public function run(FileTransfer $transfer, float $seconds): TransferReport
    {
        $report = $this->report($transfer);
        $holder = bin2hex(random_bytes(8));
        if (!$this->lock($holder)) {
            return $report;
        }
        if ($report->state !== TransferReport::RUNNING) {
            $report = new TransferReport(TransferReport::RUNNING);
            $this->save($transfer, $report);
        }
        $end = $this->seconds() + $seconds;
        try {
            do {
                $done = $transfer->step($report);
                $report->state = $done ? TransferReport::DONE : TransferReport::RUNNING;
                $this->save($transfer, $report);
            } while (!$done && $this->seconds() < $end && $this->lock($holder));
        } catch (Throwable $failure) {
            $this->log->error('applications.file_transfer', ['transfer' => $transfer->id()], $failure);
        } finally {
            $this->unlock($holder);
        }
        if ($report->state === TransferReport::RUNNING && wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + 60, self::EVENT);
        }

        return $report;
    }

    public function erase(): void
    {
        wp_clear_scheduled_hook(self::EVENT);
        delete_option(self::LOCK);
        foreach ($this->transfers as $transfer) {
            delete_option(self::REPORT . $transfer->id());
        }
    }

    private function seconds(): float
    {
        return (float) $this->clock->now()->format('U.u');
    }

    private function save(FileTransfer $transfer, TransferReport $report): void
    {
        $report->changed = $this->clock->now()->getTimestamp();
        update_option(self::REPORT . $transfer->id(), $report->toOption(), false);
    }

    /** Takes or renews the lock: a compare-and-set on one row, because neither cache nor GET_LOCK is shared everywhere. */
    private function lock(string $holder): bool
    {
        $now = $this->clock->now()->getTimestamp();
        add_option(self::LOCK, '0000000000:', '', false);
        // Ten digits, so that texts compare like numbers.
        $this->sql->run(
            'UPDATE %i SET option_value = %s WHERE option_name = %s AND (option_value < %s OR option_value LIKE %s)',
            $this->sql->core('options'),
            sprintf('%010d:%s', $now + self::LOCK_SECONDS, $holder),
            self::LOCK,
            sprintf('%010d', $now),
            '%:' . $this->sql->like($holder)
        );
        $value = $this->sql->value('SELECT option_value FROM %i WHERE option_name = %s', $this->sql->core('options'), self::LOCK);

        return $value !== null && str_ends_with($value, ':' . $holder);
    }

    private function unlock(string $holder): void
    {
        $this->sql->run(
            'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value LIKE %s',
            $this->sql->core('options'),
            '0000000000:',
            self::LOCK,
            '%:' . $this->sql->like($holder)
        );
        wp_cache_delete(self::LOCK, 'options');
    }
}
