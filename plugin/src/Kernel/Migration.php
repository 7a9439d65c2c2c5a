<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** One versioned change of stored data, in steps that may be interrupted and repeated. */
interface Migration
{
    /** Returns the identifier, which never changes, such as `applications-1-outbox`. */
    public function id(): string;

    /** Does a bounded amount of work and returns true when nothing is left to do. Two processes may run it at once. */
    public function runStep(): bool;
}
