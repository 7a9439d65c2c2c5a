<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\StorageCapacity;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;

/** The private store within the limits of the settings. */
final class LimitedStorage implements StorageCapacity
{
    public function __construct(private readonly PrivateFiles $files, private readonly ApplicationsSettings $settings)
    {
    }

    public function accepts(int $bytes): bool
    {
        return $this->settings->storageLimits()->accepts($this->files->usage(), $bytes);
    }

    /** Whether not even the smallest file could be stored. */
    public function isFull(): bool
    {
        return !$this->accepts(1);
    }

    /** Percent of the total limit. */
    public function percent(): int
    {
        return $this->settings->storageLimits()->percent($this->files->usage());
    }
}
