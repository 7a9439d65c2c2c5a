<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\ApplicationsParts;

final class ApplicationsAdmin
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
    }
}
