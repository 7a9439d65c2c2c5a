<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/** Represents an application in lists and boards, with the fields by which they sort, filter and count. */
final class Candidate
{
    /**
     * @param int $receivedAt Unix time
     * @param int $stageChangedAt   Unix time of the last stage change
     * @param int $rating   0 (no rating) to 5
     * @param int $version  incremented by each change that can conflict with the change of another recruiter
     */
    public function __construct(
        public readonly int $id,
        public readonly int $openingId,
        public readonly string $stage,
        public readonly int $receivedAt,
        public readonly int $stageChangedAt,
        public readonly int $rating,
        public readonly bool $isUnread,
        public readonly int $version,
        public readonly string $name,
    ) {
    }
}
