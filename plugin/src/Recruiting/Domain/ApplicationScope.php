<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/**
 * Represents the applications that a user can see: all, or those for the user's own openings and for openings whose
 * hiring team includes the user.
 */
final class ApplicationScope
{
    /** @param list<int> $teamOpeningIds IDs of the openings whose hiring team includes the user */
    public function __construct(
        public readonly bool $isUnrestricted,
        public readonly int $userId,
        public readonly array $teamOpeningIds,
    ) {
    }
}
