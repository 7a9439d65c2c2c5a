<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** One choice of a filter. */
final class OptionView
{
    public function __construct(
        /** What is sent: a slug, or slugs separated by commas. */
        public readonly string $value,
        /** 0 when it stands for several terms. */
        public readonly int $termId,
        public readonly string $label,
        public readonly bool $selected,
    ) {
    }
}
