<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;

/** View model of a complete listing block. */
final class ListingBlockView
{
    /**
     * @param array<string, string> $dataAttributes  data attributes of the list by name, without the prefix `data-`
     * @param array<string, string> $atts  shortcode attributes passed to hooks
     * @param list<FilterChipView>        $chips selected options
     */
    public function __construct(
        public readonly string $htmlId,
        public readonly string $classes,
        public readonly Island $island,
        public readonly string $stateJson,
        public readonly Html $filterBar,
        public readonly ?FilterBarView $filterForm,
        public readonly string $countText,
        public readonly array $chips,
        /** Term that the archive is limited to, if lists have a filter for its specification. */
        public readonly ?FilterChipView $archiveTerm,
        public readonly string $clearUrl,
        public readonly Html $map,
        public readonly string $styleAttribute,
        public readonly string $listClasses,
        /** Classes of the element that contains the openings of a block; '' if the list contains them directly. */
        public readonly string $itemsClasses,
        public readonly array $dataAttributes,
        public readonly array $atts,
        public readonly Html $items,
        public readonly Html $pagination,
    ) {
    }

    public function printDataAttributes(): void
    {
        foreach ($this->dataAttributes as $name => $value) {
            echo ' data-' . esc_attr($name) . '="' . esc_attr($value) . '"';
        }
    }
}
