<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

/** An application as lists and boards sort, filter and count it. */
final class Candidate
{
    /**
     * @param int $received Unix time
     * @param int $staged   Unix time of the last change of stage
     * @param int $rating   0 (none) to 5
     * @param int $version  grows with each change that another recruiter must know of
     */
    public function __construct(
        public readonly int $id,
        public readonly int $opening,
        public readonly string $stage,
        public readonly int $received,
        public readonly int $staged,
        public readonly int $rating,
        public readonly bool $unread,
        public readonly int $version,
        public readonly string $name,
    ) {
    }
}
