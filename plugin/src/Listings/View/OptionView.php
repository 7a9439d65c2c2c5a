<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** One choice of a filter. */
final class OptionView
{
    public function __construct(
        /** What is sent: a slug, or slugs separated by commas. */
        public readonly string $value,
        /** 0 when it stands for several terms, or for none. */
        public readonly int $termId,
        public readonly string $label,
        public readonly bool $selected,
        /** Openings that it would show now; null when nobody counted. */
        public readonly ?int $count = null,
    ) {
    }

    /** As a select shows it; `$counted` when the bar shows numbers. */
    public function text(bool $counted): string
    {
        return $counted && $this->count !== null
            /* translators: 1: an option of a filter, 2: number of openings */
            ? sprintf(_x('%1$s (%2$s)', 'option and its openings', 'courant-desk'), $this->label, number_format_i18n($this->count))
            : $this->label;
    }

    public function isEmpty(): bool
    {
        return $this->count === 0;
    }
}
