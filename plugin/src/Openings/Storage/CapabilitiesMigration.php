<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Migration;

/**
 * Adds the capabilities to the roles of a site, only once, so that capabilities that are removed afterwards are not
 * added again.
 */
final class CapabilitiesMigration implements Migration
{
    public function id(): string
    {
        return 'jobs-1-capabilities';
    }

    public function runStep(): bool
    {
        (new OpeningRoles())->grant();
        Capabilities::grant();

        return true;
    }
}
