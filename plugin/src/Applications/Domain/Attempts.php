<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Decides which of several requests with the same key stores the application; the others get its receipt. */
interface Attempts
{
    /** The receipt of an application that was stored under this key. */
    public function receipt(IdempotencyKey $key): ?Receipt;

    /**
     * The right to store, or the receipt when another request was first (this waits for it), or null when the other
     * one takes too long.
     */
    public function claim(IdempotencyKey $key): Attempt|Receipt|null;

    /** Gives the right back after a failure. */
    public function release(Attempt $attempt): void;
}
