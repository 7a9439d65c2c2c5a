<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Defines how often, and after which delays, a transaction is retried.
 *
 * @internal
 */
final class TransactionRetryPolicy
{
    public const MAX_RETRIES = 3;

    /** Upper bound of the random first delay, in microseconds; each further delay has twice the previous bound. */
    public const BASE_DELAY_MICROSECONDS = 20000;

    /** Time after the first attempt in which a retry can start, in seconds. MySQL waits up to 50 seconds for a lock. */
    private const MAX_TOTAL_SECONDS = 60;

    private int $retries = 0;
    private readonly float $startedAt;

    public function __construct()
    {
        $this->startedAt = microtime(true);
    }

    /**
     * Waits before the next attempt.
     *
     * @return bool false when there is no further attempt
     */
    public function waitForNextAttempt(): bool
    {
        if ($this->retries >= self::MAX_RETRIES || microtime(true) - $this->startedAt >= self::MAX_TOTAL_SECONDS) {
            return false;
        }
        usleep(random_int(1000, self::BASE_DELAY_MICROSECONDS * 2 ** $this->retries));
        $this->retries++;

        return true;
    }
}
