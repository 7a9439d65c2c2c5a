<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\PrivateFiles\Domain\StorageUsage;

/** The limits of applicants' files; bytes. */
final class StorageLimits
{
    /** Percent of the limit from which recruiters are notified. */
    public const NOTICE_PERCENT = 80;

    /**
     * @param int $maxTotal of all files
     * @param int $maxHour  of files that arrive within an hour
     * @param int $minFree  that must stay free on the disk
     */
    public function __construct(
        public readonly int $maxTotal,
        public readonly int $maxHour,
        public readonly int $minFree,
    ) {
    }

    public function accepts(StorageUsage $usage, int $bytes): bool
    {
        return $usage->total + $bytes <= $this->maxTotal
            && $usage->lastHour + $bytes <= $this->maxHour
            && ($usage->free === null || $usage->free - $bytes >= $this->minFree);
    }

    /** How much of the total limit is used; percent, rounded down. */
    public function percent(StorageUsage $usage): int
    {
        return intdiv($usage->total * 100, max(1, $this->maxTotal));
    }
}
