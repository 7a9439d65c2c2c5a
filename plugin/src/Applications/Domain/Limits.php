<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Counts what comes from one sender (Rulings 20). */
interface Limits
{
    /** How far over its limit a sender is: 0 within, 1 over, 2 far over. Counts this application. */
    public function measure(ApplicationInput $input): int;

    /** Whether an automatic reply to this address would be one too many. Counts this one. */
    public function replyIsOneTooMany(string $email): bool;
}
