<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Holds the stored state of an opening that was imported from an earlier row. */
final class ImportRecord
{
    public function __construct(
        public readonly int $id,
        /** Fingerprint of the stored row and its options; see RowConverter::fingerprint(). */
        public readonly string $stamp,
        /** Determines the order of rows of one opening; see RowConverter::rank(). */
        public readonly string $rank,
        public readonly bool $isTrashed,
    ) {
    }
}
