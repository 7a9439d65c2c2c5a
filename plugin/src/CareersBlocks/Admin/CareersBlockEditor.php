<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Admin;

use CourantDesk\Kernel\Assets;

/** Enqueues the editor script of the careers blocks. */
final class CareersBlockEditor
{
    public function __construct(private readonly Assets $assets)
    {
    }

    public function enqueueScript(): void
    {
        $this->assets->enqueueAdminScript('careers-blocks');
    }
}
