<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/**
 * Creates and verifies the optional form token: the signed time at which it was requested.
 *
 * The token does not identify the visitor. @see docs/features/applications.md#form-token
 */
final class FormToken
{
    private const MAX_AGE_SECONDS = 86400;

    public function __construct(private readonly string $secret)
    {
    }

    public function issue(int $now): string
    {
        return $now . '.' . $this->sign((string) $now);
    }

    /** Returns the seconds since the token was issued, or null when it is not valid or older than a day. */
    public function age(string $token, int $now): ?int
    {
        [$time, $signature] = [...explode('.', $token, 2), ''];
        if (preg_match('/^\d{9,11}$/', $time) !== 1 || !hash_equals($this->sign($time), $signature)) {
            return null;
        }
        $age = $now - (int) $time;

        return $age >= 0 && $age <= self::MAX_AGE_SECONDS ? $age : null;
    }

    private function sign(string $text): string
    {
        return substr(hash_hmac('sha256', 'application-token|' . $text, $this->secret), 0, 40);
    }
}
