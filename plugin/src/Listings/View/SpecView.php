<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** One specification of an opening, as a card shows it. */
final class SpecView
{
    /** @param list<string> $terms names */
    public function __construct(
        public readonly string $taxonomy,
        public readonly string $label,
        public readonly string $icon,
        public readonly array $terms,
        /** The lines of its icon; '' where we draw none. */
        public readonly string $drawing = '',
    ) {
    }
}
