<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/**
 * One part of a switch, in steps that may be interrupted and repeated. Each step does a bounded amount of work after
 * the cursor, and returns true when nothing is left to do.
 */
interface SwitchTask
{
    /** Returns a constant id. */
    public function id(): string;

    /** Returns the number of objects that the switch would change now. */
    public function count(): int;

    public function apply(SwitchProgress $progress): bool;

    public function undo(SwitchProgress $progress): bool;

    /** Removes data that only an undo needs. */
    public function confirm(SwitchProgress $progress): bool;
}
