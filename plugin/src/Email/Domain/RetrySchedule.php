<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** When an email that could not be sent is tried again. */
final class RetrySchedule
{
    private const MINUTES = [1, 5, 30, 120, 360, 720, 1440];

    /**
     * @param int $attempts how often it was tried
     * @return int|null seconds to wait, or null when it is given up
     */
    public static function secondsAfter(int $attempts): ?int
    {
        $minutes = self::MINUTES[$attempts - 1] ?? null;

        return $minutes === null ? null : $minutes * 60;
    }
}
