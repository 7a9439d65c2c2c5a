<?php

declare(strict_types=1);

namespace CourantDesk\JobViews;

use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Jobs\Domain\Openings;

final class JobViewsFeature implements Feature
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
