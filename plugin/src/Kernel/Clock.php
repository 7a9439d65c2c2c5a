<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use DateTimeImmutable;

/** Returns the current time. All code of the plugin reads the time through it, so that tests can replace it. */
interface Clock
{
    /** Returns the current time in the site's time zone. */
    public function now(): DateTimeImmutable;
}
