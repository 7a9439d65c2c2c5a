<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

/** View model of the search form for openings. Texts are plain. */
final class OpeningSearchView
{
    /** @param array<string, string> $hidden query parameters of the listing's URL */
    public function __construct(
        public readonly string $id,
        public readonly string $action,
        public readonly array $hidden,
        public readonly string $label,
        public readonly string $button,
    ) {
    }
}
