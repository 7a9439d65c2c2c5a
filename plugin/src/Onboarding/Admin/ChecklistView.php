<?php

declare(strict_types=1);

namespace CourantDesk\Onboarding\Admin;

use CourantDesk\Onboarding\Domain\SetupStep;

/** View model of the setup checklist. */
final class ChecklistView
{
    /** @param list<SetupStep> $steps */
    public function __construct(public readonly array $steps, public readonly int $completedCount)
    {
    }
}
