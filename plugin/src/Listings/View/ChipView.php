<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** One thing that was chosen, and the way to take it back. */
final class ChipView
{
    public function __construct(
        /** The filter's key, or `jq`. */
        public readonly string $key,
        public readonly string $value,
        /** The filter's words. */
        public readonly string $label,
        public readonly string $name,
        /** The same listing without it. */
        public readonly string $url,
    ) {
    }
}
