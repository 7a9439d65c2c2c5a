<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\PrivateFiles\Domain\StorageLimits;

/** Holds health measurements and derives the issues from them. */
final class HealthMetrics
{
    /** Delay after which a due email counts as stuck, in seconds. */
    private const MAX_EMAIL_WAIT_SECONDS = 3600;
    /** Maximum delay of cron, in seconds. */
    private const MAX_CRON_DELAY_SECONDS = 3600;
    /** Minimum free disk space. Enough for a few hundred applications. */
    private const MIN_FREE_BYTES = 1024 * 1024 * 1024;

    /**
     * @param int        $emailWaitSeconds  seconds since the oldest queued email became due, 0 when none is due
     * @param int        $failedEmails     emails that are not retried any more
     * @param int $cronDelaySeconds delay of the plugin's cron events in seconds; -1 when they are not scheduled
     * @param int|null   $freeBytes  free disk space of the private store, null when unknown
     * @param int        $usedStoragePercent percent of the total file limit in use
     * @param int        $unreadableFiles stored files that could not be read
     */
    public function __construct(
        public readonly int $emailWaitSeconds,
        public readonly int $failedEmails,
        public readonly int $cronDelaySeconds,
        public readonly bool $isStorageWritable,
        public readonly ?int $freeBytes,
        public readonly int $usedStoragePercent = 0,
        public readonly int $unreadableFiles = 0,
    ) {
    }

    /** @return list<HealthIssue> */
    public function issues(): array
    {
        return array_values(array_filter([
            $this->emailWaitSeconds > self::MAX_EMAIL_WAIT_SECONDS || $this->failedEmails > 0
                ? HealthIssue::Emails
                : null,
            $this->cronDelaySeconds < 0 || $this->cronDelaySeconds > self::MAX_CRON_DELAY_SECONDS
                ? HealthIssue::Cron
                : null,
            $this->isStorageWritable ? null : HealthIssue::Storage,
            $this->freeBytes !== null && $this->freeBytes < self::MIN_FREE_BYTES ? HealthIssue::Disk : null,
            $this->usedStoragePercent >= StorageLimits::NOTICE_PERCENT ? HealthIssue::Quota : null,
            $this->unreadableFiles > 0 ? HealthIssue::Files : null,
        ]));
    }
}
