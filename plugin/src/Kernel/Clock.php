<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use DateTimeImmutable;

/** Returns the current time. The only source of time in the plugin, so that tests can replace it. */
interface Clock
{
    /** Returns the current time in the site's time zone. */
    public function now(): DateTimeImmutable;
}
