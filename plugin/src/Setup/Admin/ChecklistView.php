<?php

declare(strict_types=1);

namespace CourantDesk\Setup\Admin;

use CourantDesk\Setup\Domain\Step;

/** What the list of first steps shows. */
final class ChecklistView
{
    /** @param list<Step> $steps */
    public function __construct(public readonly array $steps, public readonly int $done)
    {
    }
}
