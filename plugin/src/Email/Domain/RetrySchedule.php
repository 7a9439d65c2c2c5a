<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Computes when an email that could not be sent is retried. */
final class RetrySchedule
{
    private const DELAY_MINUTES = [1, 5, 30, 120, 360, 720, 1440];

    /**
     * Returns the delay before the next attempt.
     *
     * @param int $attempts number of previous attempts
     * @return int|null seconds until the next attempt, or null when there is none
     */
    public static function secondsAfterAttempt(int $attempts): ?int
    {
        $minutes = self::DELAY_MINUTES[$attempts - 1] ?? null;

        return $minutes === null ? null : $minutes * 60;
    }
}
