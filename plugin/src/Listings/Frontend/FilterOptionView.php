<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of one option of a filter. */
final class FilterOptionView
{
    public function __construct(
        /** Submitted value: a slug, or comma-separated slugs. */
        public readonly string $value,
        /** 0 when the option represents several terms or none. */
        public readonly int $termId,
        public readonly string $label,
        public readonly bool $isSelected,
        /** Number of openings with this option added; null when not counted. */
        public readonly ?int $count = null,
        public readonly bool $isDisabled = false,
    ) {
    }

    /** Returns the label for a select, with the count when `$counted`. */
    public function text(bool $counted): string
    {
        return $counted && $this->count !== null
            /* translators: 1: an option of a filter, 2: number of openings */
            ? sprintf(_x('%1$s (%2$s)', 'option and its openings', 'courant-desk'), $this->label, number_format_i18n(
                $this->count
            ))
            : $this->label;
    }

    public function isEmpty(): bool
    {
        return $this->count === 0;
    }
}
