<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Clock;

/** The short-lived signed flag in the address of a page that answers a plain form (post, redirect, get). */
final class Flash
{
    public const KEY = 'courant_applied';

    private const VALID_FOR = 900;

    public function __construct(private readonly Clock $clock, private readonly string $secret)
    {
    }

    public function make(int $opening, string $reference): string
    {
        $time = $this->clock->now()->getTimestamp();

        return $reference . '.' . $time . '.' . $this->sign($opening, $reference, (string) $time);
    }

    /** The reference, or '' when the flag is missing, old, or not of our making. */
    public function read(string $flag, int $opening): string
    {
        [$reference, $time, $signature] = [...explode('.', $flag, 3), '', '', ''];
        $age = $this->clock->now()->getTimestamp() - (int) $time;

        return hash_equals($this->sign($opening, $reference, $time), $signature) && $age >= 0 && $age <= self::VALID_FOR
            ? $reference
            : '';
    }

    private function sign(int $opening, string $reference, string $time): string
    {
        return substr(hash_hmac('sha256', "applied|$opening|$reference|$time", $this->secret), 0, 40);
    }
}
