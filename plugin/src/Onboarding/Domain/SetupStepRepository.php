<?php

declare(strict_types=1);

namespace CourantDesk\Onboarding\Domain;

/** Reads the setup steps, and stores those that a user confirmed. */
interface SetupStepRepository
{
    /** @return list<SetupStep> in the recommended order */
    public function findAll(): array;

    public function markDone(string $id): void;
}
