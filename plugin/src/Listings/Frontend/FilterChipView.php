<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of a chip: one selected option or the search, with a link that removes it. */
final class FilterChipView
{
    public function __construct(
        /** Query parameter of the filter, or `jq`. */
        public readonly string $key,
        public readonly string $value,
        /** Label of the filter. */
        public readonly string $filterLabel,
        public readonly string $valueLabel,
        /** URL of the listing without this option. */
        public readonly string $removeUrl,
    ) {
    }
}
