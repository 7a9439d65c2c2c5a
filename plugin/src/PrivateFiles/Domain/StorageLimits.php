<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Holds the limits of applicants' files, in bytes. */
final class StorageLimits
{
    /** Percentage of the limit at which recruiters are notified. */
    public const NOTICE_PERCENT = 80;

    /**
     * @param int $maxTotalBytes maximum for all files
     * @param int $maxBytesPerHour  maximum for files received within an hour
     * @param int $minFreeBytes bytes that must remain free on the disk
     */
    public function __construct(
        public readonly int $maxTotalBytes,
        public readonly int $maxBytesPerHour,
        public readonly int $minFreeBytes,
    ) {
    }

    public function allows(StorageUsage $usage, int $bytes): bool
    {
        return $usage->totalBytes + $bytes <= $this->maxTotalBytes
            && $usage->lastHourBytes + $bytes <= $this->maxBytesPerHour
            && ($usage->freeBytes === null || $usage->freeBytes - $bytes >= $this->minFreeBytes);
    }

    /** Returns the used part of the total limit in percent, rounded down. */
    public function usedPercent(StorageUsage $usage): int
    {
        return intdiv($usage->totalBytes * 100, max(1, $this->maxTotalBytes));
    }
}
