<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

/** What is stored of an opening that an earlier row brought. */
final class Known
{
    public function __construct(
        public readonly int $id,
        /** Of the row that was stored, and of the options then; see RowRules::stamp(). */
        public readonly string $stamp,
        /** Orders rows of one opening; see RowRules::rank(). */
        public readonly string $rank,
        public readonly bool $trashed,
    ) {
    }
}
