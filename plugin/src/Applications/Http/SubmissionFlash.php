<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\Kernel\Clock;

/**
 * Creates and verifies the short-lived signed flag in the URL of the page after a form was sent (post, redirect, get).
 */
final class SubmissionFlash
{
    public const PARAMETER = 'courant_applied';

    private const MAX_AGE_SECONDS = 900;

    public function __construct(private readonly Clock $clock, private readonly string $secret)
    {
    }

    /** @param string $visitor key of the visitor who sent the form; see VisitorIdentifier::visitorKey() */
    public function create(int $opening, string $reference, string $visitor): string
    {
        $time = (string) $this->clock->now()->getTimestamp();

        return implode('.', [
            $reference,
            $time,
            $this->sign($opening, $reference, $time),
            $this->sign($opening, $reference, "$time|$visitor"),
        ]);
    }

    /** Returns the reference number, or '' when the flag is missing, too old, or has an invalid signature. */
    public function readReference(string $flag, int $opening): string
    {
        [$reference, $time, $signature] = [...explode('.', $flag, 4), '', '', ''];
        $age = $this->clock->now()->getTimestamp() - (int) $time;

        return hash_equals($this->sign($opening, $reference, $time), $signature)
            && $age >= 0
            && $age <= self::MAX_AGE_SECONDS
            ? $reference
            : '';
    }

    /** Returns whether the visitor who sent the form requests its page, and not someone who found the URL. */
    public function isFromSender(string $flag, int $opening, string $visitor): bool
    {
        [$reference, $time, , $signature] = [...explode('.', $flag, 4), '', '', '', ''];

        return $this->readReference($flag, $opening) !== ''
            && hash_equals($this->sign($opening, $reference, "$time|$visitor"), $signature);
    }

    private function sign(int $opening, string $reference, string $time): string
    {
        return substr(hash_hmac('sha256', "applied|$opening|$reference|$time", $this->secret), 0, 40);
    }
}
