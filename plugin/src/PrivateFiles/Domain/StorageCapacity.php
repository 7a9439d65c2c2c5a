<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Checks whether there is space for more files. */
interface StorageCapacity
{
    /** @param int $bytes total size of the files to store */
    public function hasSpaceFor(int $bytes): bool;
}
