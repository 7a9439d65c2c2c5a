<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Limits how often a visitor may perform an action. A second, higher limit applies to the connecting IP address, so
 * that changing header values cannot raise the limit without bound.
 */
final class RateLimiter
{
    /** @param int $connectionFactor the limit of one connecting address as a multiple of the limit of one visitor */
    public function __construct(
        private readonly RateLimitRepository $repository,
        public readonly VisitorIdentifier $visitor,
        private readonly int $connectionFactor,
    ) {
    }

    /**
     * Counts one request and returns how many the visitor has made in this time window.
     *
     * @param string $action what is counted, such as `apply`
     * @return int 0 on the command line and when counting failed; PHP_INT_MAX when the connecting address exceeded its
     *   own limit
     */
    public function countRequest(string $action, Request $request, int $limit, int $seconds = 60): int
    {
        $connection = $this->visitor->connectionKey($request);
        $bucket = $this->visitor->rateLimitKey($request);
        if ($connection === '') {
            return 0;
        }
        // Checked first, so that a flood of requests adds no rows for its header values.
        if (
            $bucket !== $connection
            && $this->repository->increment("$action|connection|$connection", $seconds)
                > $limit * $this->connectionFactor
        ) {
            return PHP_INT_MAX;
        }

        return $this->repository->increment("$action|$bucket", $seconds);
    }

    public function isLimited(string $action, Request $request, int $limit, int $seconds = 60): bool
    {
        return $this->countRequest($action, $request, $limit, $seconds) > $limit;
    }
}
