<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Whether there is space for further files. */
interface StorageCapacity
{
    /** @param int $bytes of the files that would be stored */
    public function accepts(int $bytes): bool;
}
