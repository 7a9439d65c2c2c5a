<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** Defines how a listing block displays its filters. */
final class FilterBarOptions
{
    /**
     * @param array<string, FilterType> $types  by taxonomy or key of a filter; other filters are plain selects
     * @param bool                      $showsCounts shows the number of openings next to each option
     * @param bool                      $showsEmptyOptions  also shows options without openings, dimmed
     * @param bool                      $isStyled replaces native selects with styled ones
     */
    public function __construct(
        private readonly array $types = [],
        public readonly bool $showsCounts = true,
        public readonly bool $showsEmptyOptions = false,
        private readonly bool $isStyled = false,
    ) {
    }

    /** Returns the type of a filter. An unstyled multiple select is a tall list box, so checkboxes replace it. */
    public function type(string $filter): FilterType
    {
        $type = $this->types[$filter] ?? FilterType::Select;

        return $type === FilterType::MultiSelect && !$this->isStyled ? FilterType::Checkboxes : $type;
    }

    /** Returns whether any filter uses checkboxes. */
    public function hasCheckboxes(): bool
    {
        return in_array(FilterType::Checkboxes, array_map($this->type(...), array_keys($this->types)), true);
    }

    public function isStyled(): bool
    {
        return $this->isStyled;
    }

    /** @param array<string, FilterType> $types override the site's types one by one */
    public function withTypes(array $types): self
    {
        return new self(
            array_replace($this->types, $types),
            $this->showsCounts,
            $this->showsEmptyOptions,
            $this->isStyled,
        );
    }
}
