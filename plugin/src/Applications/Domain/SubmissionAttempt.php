<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Represents the exclusive claim of one request on an idempotency key. Only its holder may store the application. */
final class SubmissionAttempt
{
    public function __construct(
        public readonly string $key,
        public readonly string $holderId,
    ) {
    }
}
