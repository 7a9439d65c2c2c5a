<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Openings\Domain\Opening;

/**
 * Detects a second application from the same email address for the same opening, if the settings do not allow it.
 *
 * The application is stored separately, and the address is notified by email. The response to the sender does not
 * reveal it, because the sender may not be the owner of the address.
 */
final class DuplicateGuard implements SubmissionGuard
{
    /**
     * @param callable(int, string): int $earlier returns the ID of an earlier application for an opening ID and a
     *     normalized address, or 0
     */
    public function __construct(private readonly mixed $earlier)
    {
    }

    public function check(ApplicationInput $input, Opening $opening): GuardResult
    {
        return ($this->earlier)($opening->id, $input->normalizedEmail()) > 0
            ? GuardResult::suspect(Suspicion::Duplicate)
            : GuardResult::pass();
    }
}
