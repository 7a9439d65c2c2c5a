<?php

declare(strict_types=1);

namespace CourantDesk\Careers\View;

/** A search box that leads to the openings. Text is plain. */
final class SearchView
{
    /** @param array<string, string> $hidden fields that the address of the openings already carries */
    public function __construct(
        public readonly string $id,
        public readonly string $action,
        public readonly array $hidden,
        public readonly string $label,
        public readonly string $button,
    ) {
    }
}
