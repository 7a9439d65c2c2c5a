<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * How often, and after which pauses, a transaction is run again.
 *
 * @internal
 */
final class TransactionRetries
{
    public const MAX_RETRIES = 3;

    /** The first pause is a random part of this, each further one of twice as much; microseconds. */
    public const PAUSE_MICROSECONDS = 20000;

    /** No retry begins later than this after the first begin: MySQL waits up to 50 seconds for a lock; seconds. */
    private const RETRY_WITHIN_SECONDS = 60;

    private int $retries = 0;
    private readonly float $began;

    public function __construct()
    {
        $this->began = microtime(true);
    }

    /** Waits before the next run. @return bool false when there is none */
    public function waitForNext(): bool
    {
        if ($this->retries >= self::MAX_RETRIES || microtime(true) - $this->began >= self::RETRY_WITHIN_SECONDS) {
            return false;
        }
        usleep(random_int(1000, self::PAUSE_MICROSECONDS * 2 ** $this->retries));
        $this->retries++;

        return true;
    }
}
