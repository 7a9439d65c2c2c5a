<?php

declare(strict_types=1);

namespace CourantDesk\Careers\Admin;

use CourantDesk\Kernel\Assets;

/** The pieces in the block editor. */
final class CareersEditor
{
    public function __construct(private readonly Assets $assets)
    {
    }

    public function enqueue(): void
    {
        $this->assets->adminScript('careers');
    }
}
