<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\OptionLock;
use CourantDesk\Kernel\Sql;
use Throwable;

/**
 * Runs a file transfer for a limited time and continues it by WP-Cron until it is complete. Only one process runs it:
 * while the lock is held, other processes return immediately.
 */
final class TransferRunner
{
    public const EVENT = 'courant_desk_transfer_files';
    private const REPORT_OPTION_PREFIX = 'courant_transfer_';
    private const LOCK_OPTION = 'courant_transfer_lock';
    /** Time in seconds after which the lock of a process that has not finished a step expires. */
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
        $lock = new OptionLock(self::LOCK_OPTION, self::LOCK_SECONDS, $this->sql, $this->clock);
        if (!$lock->acquire()) {
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
            } while (!$done && $this->seconds() < $end && $lock->acquire());
        } catch (Throwable $failure) {
            $this->log->error('applications.file_transfer', ['transfer' => $transfer->id()], $failure);
        } finally {
            $lock->release();
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
}
