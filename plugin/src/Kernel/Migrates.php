<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** A feature whose stored data has versions. */
interface Migrates
{
    /** @return list<Migration> in the order in which they must run */
    public function migrations(): array;
}
