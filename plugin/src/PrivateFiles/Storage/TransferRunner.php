<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use Throwable;

/**
 * Runs a file transfer for a limited time and continues it by WP-Cron until it is done. One process at a time: if
 * the lock is taken, another process returns at once.
 */
final class TransferRunner
{
    public const EVENT = 'courant_desk_transfer_files';
    private const REPORT_OPTION_PREFIX = 'courant_transfer_';
    private const LOCK_OPTION = 'courant_transfer_lock';
    /** Seconds after which a process that has not finished a step is considered dead. */
    private const LOCK_SECONDS = 300;

    /** @param list<FileTransfer> $transfers */
    public function __construct(
        private readonly array $transfers,
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly Log $log,
    ) {
    }

    public function continueInBackground(): void
    {
        foreach ($this->transfers as $transfer) {
            if ($this->readReport($transfer)->state === TransferReport::RUNNING) {
                $this->run($transfer, 20.0);
            }
        }
    }

    public function readReport(FileTransfer $transfer): TransferReport
    {
        return TransferReport::fromArray(get_option(self::REPORT_OPTION_PREFIX . $transfer->id(), []));
    }

    /**
     * Starts the transfer, or continues an interrupted one.
     *
     * @return TransferReport with the state `running` when the time was not sufficient, or when another process runs it
     */
    public function run(FileTransfer $transfer, float $seconds): TransferReport
    {
        $report = $this->readReport($transfer);
        $holder = bin2hex(random_bytes(8));
        if (!$this->acquireLock($holder)) {
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
            } while (!$done && $this->seconds() < $end && $this->acquireLock($holder));
        } catch (Throwable $failure) {
            $this->log->error('applications.file_transfer', ['transfer' => $transfer->id()], $failure);
        } finally {
            $this->releaseLock($holder);
        }
        if ($report->state === TransferReport::RUNNING && wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + 60, self::EVENT);
        }

        return $report;
    }

    public function erase(): void
    {
        wp_clear_scheduled_hook(self::EVENT);
        delete_option(self::LOCK_OPTION);
        foreach ($this->transfers as $transfer) {
            delete_option(self::REPORT_OPTION_PREFIX . $transfer->id());
        }
    }

    private function seconds(): float
    {
        return (float) $this->clock->now()->format('U.u');
    }

    private function save(FileTransfer $transfer, TransferReport $report): void
    {
        $report->changedAt = $this->clock->now()->getTimestamp();
        update_option(self::REPORT_OPTION_PREFIX . $transfer->id(), $report->toArray(), false);
    }

    /**
     * Acquires or renews the lock: a compare-and-set on one row, because neither the cache nor GET_LOCK is shared on
     * every site.
     */
    private function acquireLock(string $holder): bool
    {
        $now = $this->clock->now()->getTimestamp();
        add_option(self::LOCK_OPTION, '0000000000:', '', false);
        // Ten digits, so that strings compare like numbers.
        $this->sql->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s AND (option_value < %s OR option_value LIKE %s)',
            $this->sql->coreTable('options'),
            sprintf('%010d:%s', $now + self::LOCK_SECONDS, $holder),
            self::LOCK_OPTION,
            sprintf('%010d', $now),
            '%:' . $this->sql->escapeLike($holder)
        );
        $value = $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $this->sql->coreTable('options'),
            self::LOCK_OPTION,
        );

        return $value !== null && str_ends_with($value, ':' . $holder);
    }

    private function releaseLock(string $holder): void
    {
        $this->sql->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value LIKE %s',
            $this->sql->coreTable('options'),
            '0000000000:',
            self::LOCK_OPTION,
            '%:' . $this->sql->escapeLike($holder)
        );
        wp_cache_delete(self::LOCK_OPTION, 'options');
    }
}
