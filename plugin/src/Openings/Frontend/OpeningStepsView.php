<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

/** View model of the part that replaces a sent form: the hiring steps and a link to all openings. */
final class OpeningStepsView
{
    /** @param list<string> $steps plain texts */
    public function __construct(public readonly array $steps, public readonly string $openingsUrl)
    {
    }
}
