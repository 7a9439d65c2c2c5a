<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use DateTimeImmutable;

/** The options of an import run. */
final class ImportOptions
{
    public function __construct(
        /** Report what would happen and change nothing. */
        public readonly bool $isDryRun = false,
        /** Replaces the closing date of every row, because most rows of old files are past theirs. */
        public readonly ?DateTimeImmutable $closing = null,
        /** Rows that an earlier batch of the same run has read. */
        public readonly int $skip = 0,
        /** Seconds after which the run stops between two rows; 0 for no limit. */
        public readonly float $maxSeconds = 0.0,
    ) {
    }
}
