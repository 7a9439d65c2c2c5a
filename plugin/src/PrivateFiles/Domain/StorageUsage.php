<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Holds the storage that applicants' files use, in bytes. */
final class StorageUsage
{
    /**
     * @param int      $totalBytes    size of all stored files
     * @param int      $lastHourBytes size of the files stored in the last hour
     * @param int|null $freeBytes free bytes on the disk; null if unknown
     */
    public function __construct(
        public readonly int $totalBytes,
        public readonly int $lastHourBytes,
        public readonly ?int $freeBytes,
    ) {
    }
}
