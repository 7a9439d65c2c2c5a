<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** How much applicants' files take up; bytes. */
final class StorageUsage
{
    /**
     * @param int      $total    of all stored files
     * @param int      $lastHour of files that were stored in the last hour
     * @param int|null $free     left on the disk; null where this is unknown
     */
    public function __construct(
        public readonly int $total,
        public readonly int $lastHour,
        public readonly ?int $free,
    ) {
    }
}
