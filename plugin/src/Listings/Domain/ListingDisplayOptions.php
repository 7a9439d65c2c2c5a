<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Openings\Domain\Term;

/** Holds the display options of a listing block. They do not change which openings are found. */
final class ListingDisplayOptions
{
    /**
     * @param list<string>  $taxonomyFilters    taxonomies with a filter, in order
     * @param list<string>  $shownSpecifications taxonomies printed for every opening, in order
     * @param 'top'|'side'  $filterPlacement  position of the filter bar
     * @param string        $buttonText label of the link to an opening, or '' for the default
     * @param string        $anchor     id attribute of the block, or ''
     * @param list<string>  $attributeFilters keys of the filters by fields
     * @param bool          $showsSortControl      shows a select for the sort order
     * @param bool $hasDualClassNames adds the `awsm-b-*` class names of the block to the `awsm-*` names of the
     *     shortcode
     * @param list<string> $shownFacts printed for every opening: any of `work_mode`, `salary`, `posted`, `closing`
     * @param array<string, string> $cssProperties custom properties of the block's style by name, safe to print
     */
    public function __construct(
        public readonly ListingLayout $layout = ListingLayout::Rows,
        public readonly int $columns = 3,
        public readonly bool $showsSearch = true,
        public readonly array $taxonomyFilters = [],
        public readonly array $shownSpecifications = [],
        public readonly string $filterPlacement = 'top',
        public readonly string $searchPlaceholder = '',
        public readonly bool $showsIcons = true,
        public readonly string $buttonStyle = 'none',
        public readonly string $buttonText = '',
        public readonly string $anchor = '',
        public readonly bool $hasDualClassNames = false,
        public readonly FilterOptionOrder $optionOrder = FilterOptionOrder::Manual,
        public readonly array $attributeFilters = [],
        public readonly bool $showsSortControl = false,
        public readonly FilterBarOptions $filterBar = new FilterBarOptions(),
        public readonly array $shownFacts = [],
        public readonly array $cssProperties = [],
    ) {
    }

    /**
     * Sorts the options of a filter as configured for the block.
     *
     * @param list<Term> $terms in manual order
     * @return list<Term>
     */
    public function sortTerms(array $terms): array
    {
        if ($this->optionOrder !== FilterOptionOrder::Manual) {
            $name = static fn (Term $term): string => mb_strtolower($term->name);
            usort($terms, static fn (Term $a, Term $b): int => strnatcmp($name($a), $name($b)));
        }

        return $this->optionOrder === FilterOptionOrder::Descending ? array_reverse($terms) : $terms;
    }
}
