<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Domain;

/** What was counted of one opening. */
final class OpeningTally
{
    /** @param array<string, int> $sources views by source, most first */
    public function __construct(
        public readonly int $opening,
        public readonly Tally $tally,
        public readonly array $sources = [],
    ) {
    }
}
