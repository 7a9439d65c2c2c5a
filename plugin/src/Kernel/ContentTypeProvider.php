<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Registers the post types, taxonomies or statuses of a module on `init`. The installation calls it again, because
 * `init` has already run at activation and on a new site of a network.
 */
interface ContentTypeProvider
{
    public function register(): void;
}
