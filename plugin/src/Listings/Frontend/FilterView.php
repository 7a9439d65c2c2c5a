<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Listings\Domain\FilterType;

/** View model of one filter: a select or a list of checkboxes. */
final class FilterView
{
    /** @param list<FilterOptionView> $options */
    public function __construct(
        public readonly string $key,
        /** Taxonomy of the specification, or $key for filters without a taxonomy. */
        public readonly string $taxonomy,
        public readonly string $id,
        public readonly string $label,
        /** Label of the option for no selection. */
        public readonly string $allLabel,
        public readonly array $options,
        public readonly FilterType $type = FilterType::Select,
        /** The fields of the filter by distance; null for other filters. */
        public readonly ?DistanceControlView $distance = null,
    ) {
    }

    /** Returns the name attribute; controls with several values need brackets. */
    public function controlName(): string
    {
        return $this->type === FilterType::Select ? $this->key : $this->key . '[]';
    }

    /** @return list<FilterOptionView> */
    public function chosenOptions(): array
    {
        return array_values(array_filter(
            $this->options,
            static fn (FilterOptionView $option): bool => $option->isSelected && $option->value !== ''
        ));
    }
}
