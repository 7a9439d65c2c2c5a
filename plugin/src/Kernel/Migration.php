<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Performs one versioned change of stored data, in steps that may be interrupted and repeated. */
interface Migration
{
    /** Returns the ID, which never changes, such as `applications-1-outbox`. */
    public function id(): string;

    /**
     * Does a limited amount of work and returns true when all work is done. Two processes may run it at the same time.
     */
    public function runStep(): bool;
}
