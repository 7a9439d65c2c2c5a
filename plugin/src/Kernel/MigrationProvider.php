<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Declares the migrations of a module. */
interface MigrationProvider
{
    /** @return list<Migration> in the order in which they must run */
    public function migrations(): array;
}
