<?php

declare(strict_types=1);

namespace CourantDesk\Import\Admin;

/** View model of the screen Tools > Switch to Courant. */
final class SwitchScreenView
{
    /** @param array{products: list<string>, label: string} $report */
    public function __construct(public readonly array $report, public readonly string $json)
    {
    }
}
