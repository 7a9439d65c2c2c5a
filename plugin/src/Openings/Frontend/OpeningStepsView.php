<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

/** View model of the list of hiring steps. */
final class OpeningStepsView
{
    /** @param list<string> $steps plain texts */
    public function __construct(public readonly array $steps)
    {
    }
}
