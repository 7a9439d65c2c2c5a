<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** What was measured, and what of it is trouble. */
final class Vitals
{
    /** A mail that waits longer than this waits in vain; seconds. */
    private const MAIL_WAITS = 3600;
    /** Cron may be so late; seconds. */
    private const CRON_LATE = 3600;
    /** Room for a few hundred applications. */
    private const LEAST_BYTES = 1024 * 1024 * 1024;

    /**
     * @param int        $mailWaits  seconds for which the oldest mail has been due, 0 when none is
     * @param int        $failed     mails that were given up
     * @param int        $cronLate   seconds by which our cron events are late; -1 when they are not planned at all
     * @param int|null   $freeBytes  room on the store's disk, null where nobody says
     * @param int        $storePercent of the limit for all files that is used
     * @param int        $unreadableFiles stored files that could not be read
     */
    public function __construct(
        public readonly int $mailWaits,
        public readonly int $failed,
        public readonly int $cronLate,
        public readonly bool $storeWritable,
        public readonly ?int $freeBytes,
        public readonly int $storePercent = 0,
        public readonly int $unreadableFiles = 0,
    ) {
    }

    /** @return list<Trouble> */
    public function troubles(): array
    {
        return array_values(array_filter([
            $this->mailWaits > self::MAIL_WAITS || $this->failed > 0 ? Trouble::Mails : null,
            $this->cronLate < 0 || $this->cronLate > self::CRON_LATE ? Trouble::Cron : null,
            $this->storeWritable ? null : Trouble::Store,
            $this->freeBytes !== null && $this->freeBytes < self::LEAST_BYTES ? Trouble::Disk : null,
            $this->storePercent >= StorageLimits::NOTICE_PERCENT ? Trouble::Quota : null,
            $this->unreadableFiles > 0 ? Trouble::Files : null,
        ]));
    }
}
