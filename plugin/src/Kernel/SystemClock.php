<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use DateTimeImmutable;

/** The server's clock, read in the site's time zone. */
final class SystemClock implements Clock
{
    public function now(): DateTimeImmutable
    {
        return new DateTimeImmutable('now', wp_timezone());
    }
}
