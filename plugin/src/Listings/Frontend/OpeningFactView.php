<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of a structured field in a list item. */
final class OpeningFactView
{
    public function __construct(
        /** `work-mode`, `salary`, `posted` or `closing`. */
        public readonly string $kind,
        public readonly string $text,
        /** ISO 8601 for dates, else ''. */
        public readonly string $dateTime = '',
        /** The opening does not have this fact. */
        public readonly bool $isMissing = false,
        /** Such as "closes in 3 days", or ''. */
        public readonly string $note = '',
    ) {
    }
}
