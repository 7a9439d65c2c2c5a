<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Limits how often a visitor may do something. A second, looser counter belongs to the connecting address, so that header values
 * cannot raise a limit without end.
 */
final class RateLimiter
{
    /** @param int $connectionFactor so many times the limit of one visitor is the limit of one connecting address */
    public function __construct(
        private readonly Rates $rates,
        public readonly Visitor $visitor,
        private readonly int $connectionFactor,
    ) {
    }

    /**
     * Counts one request and returns how many the visitor has made in this span of time.
     *
     * @param string $action what is counted, such as `apply`
     * @return int 0 on the command line and when counting failed; PHP_INT_MAX when the connecting address is over its own limit
     */
    public function count(string $action, Request $request, int $limit, int $seconds = 60): int
    {
        $connection = $this->visitor->connection($request);
        $bucket = $this->visitor->bucket($request);
        if ($connection === '') {
            return 0;
        }
        // First, so that a flood adds no rows for its header values.
        if ($bucket !== $connection && $this->rates->hit("$action|connection|$connection", $seconds) > $limit * $this->connectionFactor) {
            return PHP_INT_MAX;
        }

        return $this->rates->hit("$action|$bucket", $seconds);
    }

    public function isLimited(string $action, Request $request, int $limit, int $seconds = 60): bool
    {
        return $this->count($action, $request, $limit, $seconds) > $limit;
    }
}
