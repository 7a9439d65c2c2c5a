<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** The hiring team's box on an opening's page. */
final class TeamView
{
    /** @param list<array{id: int, name: string, email: string, chosen: bool}> $people */
    public function __construct(public readonly array $people, public readonly string $nonce)
    {
    }
}
