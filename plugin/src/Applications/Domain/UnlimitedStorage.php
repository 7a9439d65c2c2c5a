<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Storage without a limit. */
final class UnlimitedStorage implements StorageCapacity
{
    public function accepts(int $bytes): bool
    {
        return true;
    }
}
