<?php

declare(strict_types=1);

namespace CourantDesk\Jobs;

use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;

final class JobsFeature implements Feature
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly Specifications $specifications,
        private readonly Openings $openings,
    ) {
    }

    public function boot(): void
    {
    }
}
