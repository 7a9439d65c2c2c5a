<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Kernel\Violation;

/** What a guard found: nothing, a suspicion (the application is kept apart), or what refuses it. */
final class Finding
{
    private function __construct(public readonly ?Violation $refusal, public readonly ?Suspicion $suspicion)
    {
    }

    public static function nothing(): self
    {
        return new self(null, null);
    }

    public static function suspicious(Suspicion $suspicion): self
    {
        return new self(null, $suspicion);
    }

    /** @param non-empty-string $code */
    public static function refused(string $code): self
    {
        return new self(new Violation($code), null);
    }
}
