<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

/** Whose applications a user may see: all, or those for openings that are theirs or in whose hiring team they are. */
final class Scope
{
    /** @param list<int> $teams openings in whose hiring team the user is */
    public function __construct(public readonly bool $all, public readonly int $user, public readonly array $teams)
    {
    }
}
