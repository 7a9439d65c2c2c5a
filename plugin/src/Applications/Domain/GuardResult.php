<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Kernel\Violation;

/** Holds the result of a guard: no finding, a suspicion (the application is stored separately), or a rejection. */
final class GuardResult
{
    private function __construct(public readonly ?Violation $violation, public readonly ?Suspicion $suspicion)
    {
    }

    public static function pass(): self
    {
        return new self(null, null);
    }

    public static function suspect(Suspicion $suspicion): self
    {
        return new self(null, $suspicion);
    }

    /** @param non-empty-string $code */
    public static function reject(string $code): self
    {
        return new self(new Violation($code), null);
    }
}
