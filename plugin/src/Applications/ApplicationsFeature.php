<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Jobs\Domain\Openings;

final class ApplicationsFeature implements Feature
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly Openings $openings,
    ) {
    }

    public function boot(): void
    {
    }
}
