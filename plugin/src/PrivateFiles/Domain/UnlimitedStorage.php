<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Implements storage without a limit. */
final class UnlimitedStorage implements StorageCapacity
{
    public function hasSpaceFor(int $bytes): bool
    {
        return true;
    }
}
