<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use DateTimeImmutable;

/** The one source of time, so that a test can choose it. */
interface Clock
{
    /** Now, in the site's time zone. */
    public function now(): DateTimeImmutable;
}
