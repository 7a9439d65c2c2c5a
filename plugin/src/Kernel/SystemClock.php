<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use DateTimeImmutable;

/** Reads the server's clock in the site's time zone. */
final class SystemClock implements Clock
{
    public function now(): DateTimeImmutable
    {
        return new DateTimeImmutable('now', wp_timezone());
    }
}
