<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Jobs\Domain\Opening;

/**
 * A second application of one address for one opening, where the owner wants none: it is kept apart, and the address
 * itself is told by mail. Whoever sent it learns nothing, for they may be anybody.
 */
final class DuplicateGuard implements Guard
{
    /** @param callable(int, string): int $earlier opening and normalised address to the id of an earlier application, or 0 */
    public function __construct(private readonly mixed $earlier)
    {
    }

    public function look(ApplicationInput $input, Opening $opening): Finding
    {
        return ($this->earlier)($opening->id, $input->email()) > 0 ? Finding::suspicious(Suspicion::Duplicate) : Finding::nothing();
    }
}
