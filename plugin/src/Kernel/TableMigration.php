<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;

/** Creates missing tables, columns and keys of a module, in one step. */
final class TableMigration implements Migration
{
    /** @param Closure(): void $install runs dbDelta() for the tables of the module */
    public function __construct(private readonly string $id, private readonly Closure $install)
    {
    }

    public function id(): string
    {
        return $this->id;
    }

    public function runStep(): bool
    {
        ($this->install)();

        return true;
    }
}
