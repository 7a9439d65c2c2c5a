<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** When a mail that did not go out is tried again. */
final class RetryTimes
{
    private const MINUTES = [1, 5, 30, 120, 360, 720, 1440];

    /**
     * @param int $attempts how often it was tried
     * @return int|null seconds to wait, or null when it is given up
     */
    public static function after(int $attempts): ?int
    {
        $minutes = self::MINUTES[$attempts - 1] ?? null;

        return $minutes === null ? null : $minutes * 60;
    }
}
