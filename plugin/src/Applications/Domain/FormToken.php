<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The optional token of the form: the time when it was fetched, signed. It says nothing about who fetched it (Rulings 13). */
final class FormToken
{
    private const VALID_FOR = 86400;

    public function __construct(private readonly string $secret)
    {
    }

    public function issue(int $now): string
    {
        return $now . '.' . $this->sign((string) $now);
    }

    /** Seconds since a token was issued, or null when there is none that we issued within a day. */
    public function age(string $token, int $now): ?int
    {
        [$time, $signature] = [...explode('.', $token, 2), ''];
        if (preg_match('/^\d{9,11}$/', $time) !== 1 || !hash_equals($this->sign($time), $signature)) {
            return null;
        }
        $age = $now - (int) $time;

        return $age >= 0 && $age <= self::VALID_FOR ? $age : null;
    }

    private function sign(string $text): string
    {
        return substr(hash_hmac('sha256', 'application-token|' . $text, $this->secret), 0, 40);
    }
}
