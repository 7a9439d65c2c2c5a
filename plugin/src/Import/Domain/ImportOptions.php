<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use DateTimeImmutable;

/** Holds the options of an import run. */
final class ImportOptions
{
    public function __construct(
        /** Reports what would happen and changes nothing. */
        public readonly bool $isDryRun = false,
        /** Replaces the closing date of every row, because the closing dates in old files are in the past. */
        public readonly ?DateTimeImmutable $closing = null,
        /** Number of rows that an earlier batch of the same run has read. */
        public readonly int $skip = 0,
        /** Seconds after which the run stops between two rows; 0 for no limit. */
        public readonly float $maxSeconds = 0.0,
    ) {
    }
}
