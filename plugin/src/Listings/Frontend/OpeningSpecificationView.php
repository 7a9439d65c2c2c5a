<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of one specification in a list item. */
final class OpeningSpecificationView
{
    /** @param list<string> $terms names */
    public function __construct(
        public readonly string $taxonomy,
        public readonly string $label,
        public readonly string $icon,
        public readonly array $terms,
        /** SVG path of the icon; '' without a bundled icon. */
        public readonly string $iconPath = '',
        /** Text after the terms, such as "(Hybrid)", or ''. */
        public readonly string $note = '',
    ) {
    }
}
