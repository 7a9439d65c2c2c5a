<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** How ids of headings are made (Contents contract 1.1 and 2.4). */
final class SlugRules
{
    public function __construct(
        public readonly bool $compatible = false,
        public readonly bool $lowercase = false,
        public readonly bool $hyphenate = false,
        public readonly string $prefix = 'i',
        public readonly bool $prefixOnly = false,
    ) {
    }
}
