<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Domain;

/** Holds the counts of one opening. */
final class OpeningCounts
{
    /** @param array<string, int> $sources views by source, highest first */
    public function __construct(
        public readonly int $openingId,
        public readonly Counts $counts,
        public readonly array $sources = [],
    ) {
    }
}
