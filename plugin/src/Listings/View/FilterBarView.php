<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** The form above a listing (Jobs contract 3.1). */
final class FilterBarView
{
    /**
     * @param list<FilterView>      $filters
     * @param array<string, string> $hidden
     */
    public function __construct(
        public readonly string $uid,
        public readonly string $action,
        public readonly bool $search,
        public readonly string $text,
        public readonly string $placeholder,
        public readonly array $filters,
        public readonly array $hidden,
        public readonly bool $open,
        public readonly string $placement,
        public readonly bool $twins,
    ) {
    }
}
