<?php

declare(strict_types=1);

namespace CourantDesk\Settings;

use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;

final class SettingsFeature implements Feature
{
    public function __construct(
        private readonly Kernel $kernel,
    ) {
    }

    public function boot(): void
    {
    }
}
