<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** A structured field of an opening, as a card shows it. */
final class FactView
{
    public function __construct(
        /** `work-mode`, `salary`, `posted` or `closing`. */
        public readonly string $kind,
        public readonly string $text,
        /** ISO 8601 where it is a date, else ''. */
        public readonly string $time = '',
    ) {
    }
}
