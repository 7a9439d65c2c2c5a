<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Counts submissions and automatic replies per sender. @see docs/rate-limits.md */
interface SubmissionLimits
{
    /** Counts this application and returns how far the sender is over the limit: 0 within, 1 over, 2 far over. */
    public function recordSubmission(ApplicationInput $input): int;

    /** Counts one automatic reply to this address and returns whether it exceeds the limit. */
    public function isReplyLimited(string $email): bool;
}
