<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** What the editor decided about an opening beside its status. */
final class Marks
{
    public function __construct(
        /** Somebody was found: it is still shown, but takes no applications. */
        public readonly bool $filled = false,
        /** It stands out in lists. */
        public readonly bool $featured = false,
        /** It has its page but is in no list. */
        public readonly bool $unlisted = false,
    ) {
    }
}
