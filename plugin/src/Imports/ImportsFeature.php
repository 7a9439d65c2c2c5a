<?php

declare(strict_types=1);

namespace CourantDesk\Imports;

use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Jobs\Domain\OpeningStore;

final class ImportsFeature implements Feature
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningStore $store,
    ) {
    }

    public function boot(): void
    {
    }
}
