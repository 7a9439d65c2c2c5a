<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** One versioned change of what is stored, in steps that may be interrupted and repeated. */
interface Migration
{
    /** Never changes, such as `applications-1-outbox`. */
    public function id(): string;

    /** Does a bounded amount of work; true when nothing is left to do. Two processes may run it at once. */
    public function step(): bool;
}
