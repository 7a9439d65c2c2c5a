<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** A way on from an empty list. */
final class WayView
{
    public function __construct(
        public readonly string $words,
        public readonly string $url,
        /** What scripts take back or ask instead: `all`, `filters`, `search`, or `word`. */
        public readonly string $kind,
        /** The word to search for instead. */
        public readonly string $word = '',
    ) {
    }
}
