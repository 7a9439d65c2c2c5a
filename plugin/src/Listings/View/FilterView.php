<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Listings\Domain\FilterType;

/** One filter of the bar: a select, or a list of checkboxes. */
final class FilterView
{
    /** @param list<OptionView> $options */
    public function __construct(
        public readonly string $key,
        /** The specification's taxonomy, or the key again where there is none. */
        public readonly string $taxonomy,
        public readonly string $id,
        public readonly string $label,
        /** The words for no choice. */
        public readonly string $all,
        public readonly array $options,
        public readonly FilterType $type = FilterType::Select,
    ) {
    }

    /** The name of its control: several values need brackets. */
    public function name(): string
    {
        return $this->type === FilterType::Select ? $this->key : $this->key . '[]';
    }

    /** @return list<OptionView> */
    public function chosen(): array
    {
        return array_values(array_filter(
            $this->options,
            static fn (OptionView $option): bool => $option->selected && $option->value !== ''
        ));
    }
}
