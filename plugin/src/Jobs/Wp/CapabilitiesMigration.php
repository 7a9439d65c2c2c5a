<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Migration;

/** Adds the capabilities by consequence to the roles of a site, once: what its owner takes away afterwards stays away. */
final class CapabilitiesMigration implements Migration
{
    public function id(): string
    {
        return 'jobs-1-capabilities';
    }

    public function step(): bool
    {
        (new Roles())->grant();
        Capabilities::grant();

        return true;
    }
}
