<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Decides which of several requests with the same key stores the application. The others get its receipt. */
interface SubmissionAttempts
{
    /** Name of the table without prefix. */
    public const TABLE = 'attempts';

    /** Returns the receipt of the application that was stored with this key. */
    public function findReceipt(IdempotencyKey $key): ?SubmissionReceipt;

    /**
     * Returns the claim, or the receipt when another request was first (waits for that request), or null when the wait
     * exceeds the limit.
     */
    public function claim(IdempotencyKey $key): SubmissionAttempt|SubmissionReceipt|null;

    /** Releases the claim after a failure. */
    public function release(SubmissionAttempt $attempt): void;
}
