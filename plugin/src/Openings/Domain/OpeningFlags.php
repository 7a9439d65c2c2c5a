<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Holds the flags of an opening that editors set independently of its status. */
final class OpeningFlags
{
    public function __construct(
        /** The position is filled: the opening is still shown, but accepts no applications. */
        public readonly bool $isFilled = false,
        /** Highlighted in lists. */
        public readonly bool $isFeatured = false,
        /** The opening has a page but is excluded from all lists. */
        public readonly bool $isUnlisted = false,
    ) {
    }
}
