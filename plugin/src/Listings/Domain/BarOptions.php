<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** How the filters of a block look. */
final class BarOptions
{
    /**
     * @param array<string, FilterType> $types  by taxonomy or `work_mode`; the others are plain selects
     * @param bool                      $counts how many openings an option has stands beside it
     * @param bool                      $empty  options that no opening has are shown too, dimmed
     * @param bool                      $styled styled selects stand in for the browser's own
     */
    public function __construct(
        private readonly array $types = [],
        public readonly bool $counts = true,
        public readonly bool $empty = false,
        private readonly bool $styled = false,
    ) {
    }

    /** A multiple select without its style is a tall box: checkboxes say the same better. */
    public function type(string $filter): FilterType
    {
        $type = $this->types[$filter] ?? FilterType::Select;

        return $type === FilterType::Multiple && !$this->styled ? FilterType::Checkboxes : $type;
    }

    /** Whether some filter takes several values by checkboxes. */
    public function hasCheckboxes(): bool
    {
        return in_array(FilterType::Checkboxes, array_map($this->type(...), array_keys($this->types)), true);
    }

    public function isStyled(): bool
    {
        return $this->styled;
    }

    /** @param array<string, FilterType> $types in place of the site's, one by one */
    public function with(array $types): self
    {
        return new self(array_replace($this->types, $types), $this->counts, $this->empty, $this->styled);
    }
}
