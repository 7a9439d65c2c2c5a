<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** A module with versioned stored data. */
interface MigrationProvider
{
    /** @return list<Migration> in the order in which they must run */
    public function migrations(): array;
}
