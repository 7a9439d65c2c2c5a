<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\PrivateFiles\Domain\StorageUsage;
use RuntimeException;

/** Determines whether the current location is writable, and its used and free space. */
final class StorageSpace
{
    public function __construct(private readonly FileLocations $locations, private readonly FileRepository $files)
    {
    }

    public function isWritable(): bool
    {
        try {
            return $this->locations->current()->isWritable();
        } catch (RuntimeException) {
            return false;
        }
    }

    public function usage(): StorageUsage
    {
        [$total, $lastHour] = $this->files->sumBytes(HOUR_IN_SECONDS);

        return new StorageUsage($total, $lastHour, $this->freeBytes());
    }

    /** Returns the free bytes on the disk of the current location; null if unknown. */
    public function freeBytes(): ?int
    {
        try {
            $location = $this->locations->current();
            $free = $location->isLocal() && function_exists('disk_free_space')
                ? @disk_free_space($location->path())
                : false;
        } catch (RuntimeException) {
            $free = false;
        }
        /**
         * Filters the free space on the disk of the private store.
         *
         * @since 0.1.0
         * @param int|null $free bytes; null if unknown
         */
        $free = apply_filters('courant_desk_free_bytes', is_float($free) ? (int) $free : null);

        return is_numeric($free) ? (int) $free : null;
    }
}
