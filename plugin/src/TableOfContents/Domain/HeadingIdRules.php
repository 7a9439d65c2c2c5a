<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Represents the options of heading IDs. */
final class HeadingIdRules
{
    public function __construct(
        public readonly bool $compatible = false,
        public readonly bool $lowercase = false,
        public readonly bool $hyphenate = false,
        public readonly string $prefix = 'i',
        public readonly bool $prefixOnly = false,
        /** Whether the compatible IDs are those of Table of Contents Plus. */
        public readonly bool $plus = false,
    ) {
    }
}
