<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

use DateTimeImmutable;

/** How a run of the import goes. */
final class ImportOptions
{
    public function __construct(
        /** Tell what would happen and change nothing. */
        public readonly bool $dryRun = false,
        /** Replaces the closing date of every row, because most rows of old files have ended. */
        public readonly ?DateTimeImmutable $closing = null,
        /** Rows that an earlier part of the same run has already read. */
        public readonly int $skip = 0,
        /** Seconds after which the run stops between two rows; 0 for no limit. */
        public readonly float $seconds = 0.0,
    ) {
    }
}
