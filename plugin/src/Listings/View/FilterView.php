<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** One select of the filter bar. */
final class FilterView
{
    /** @param list<OptionView> $options */
    public function __construct(
        public readonly string $key,
        public readonly string $taxonomy,
        public readonly string $id,
        public readonly string $label,
        public readonly string $all,
        public readonly array $options,
    ) {
    }
}
