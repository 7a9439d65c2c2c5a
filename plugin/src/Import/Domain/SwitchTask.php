<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/**
 * Performs one part of a switch in steps that may be interrupted and repeated. Each step does a limited amount of work
 * after the cursor, and returns true when all work is done.
 */
interface SwitchTask
{
    /** Returns the ID of the task, which never changes. */
    public function id(): string;

    /** Returns the number of objects that the switch would change now. */
    public function count(): int;

    public function apply(SwitchProgress $progress): bool;

    public function undo(SwitchProgress $progress): bool;

    /** Deletes the data that only an undo needs. */
    public function confirm(SwitchProgress $progress): bool;
}
