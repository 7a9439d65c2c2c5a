<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\PrivateFiles\Domain\StorageCapacity;

/** Computes the capacity of the private store from the limits in the settings. */
final class ConfiguredStorageCapacity implements StorageCapacity
{
    public function __construct(private readonly PrivateFiles $files, private readonly ApplicationsSettings $settings)
    {
    }

    public function hasSpaceFor(int $bytes): bool
    {
        return $this->settings->storageLimits()->allows($this->files->usage(), $bytes);
    }

    /** Returns whether there is no space for even the smallest file. */
    public function isFull(): bool
    {
        return !$this->hasSpaceFor(1);
    }

    /** Returns the percentage of the total limit that is in use. */
    public function usedPercent(): int
    {
        return $this->settings->storageLimits()->usedPercent($this->files->usage());
    }
}
