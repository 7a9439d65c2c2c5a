<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

/** View model of the hiring team meta box. */
final class HiringTeamView
{
    /** @param list<array{id: int, name: string, email: string, chosen: bool}> $users */
    public function __construct(public readonly array $users, public readonly string $nonce)
    {
    }
}
