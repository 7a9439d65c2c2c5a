<?php

declare(strict_types=1);

namespace CourantDesk\Contents\View;

use CourantDesk\Kernel\Html;

/** All that the template of a table of contents prints. */
final class TocView
{
    /**
     * @param string                $id       of the root element; also of its parts, with an ending
     * @param string                $classes  of the root element
     * @param string                $style    custom properties, for its style attribute
     * @param string                $prefix   of class names: `ez-toc`, or `ez-toc-widget-sticky`
     * @param array<string, string> $data     of the root element: names behind `data-toc-` and values
     * @param bool                  $canHide  it has a toggle
     * @param string                $name     of the landmark: the label, with a number where it is taken
     * @param string                $labelTag `p`, `div`, `span` or `label`
     * @param string                $legend   words above the box
     * @param string                $minutes  how long the text takes to read, or ''
     * @param string                $empty    what stands there instead of a list, or ''
     * @param Html                  $icon     of the toggle; empty: the style sheet's
     * @param Html                  $below    what stands below the heading
     * @param Html                  $before   what comes before it
     * @param Html                  $after    what comes after it
     * @param Html                  $island   attributes of the island
     * @param Html                  $list     the list's items
     * @param int                   $more     entries behind the "more" button
     * @param Html                  $script   what prepares it before the first paint
     */
    public function __construct(
        public readonly string $id,
        public readonly string $classes,
        public readonly string $style,
        public readonly string $prefix,
        public readonly array $data,
        public readonly bool $canHide,
        public readonly string $label,
        public readonly string $name,
        public readonly bool $isLabelled,
        public readonly string $labelTag,
        public readonly string $direction,
        public readonly string $legend,
        public readonly string $minutes,
        public readonly string $empty,
        public readonly Html $icon,
        public readonly Html $below,
        public readonly Html $before,
        public readonly Html $after,
        public readonly Html $island,
        public readonly Html $list,
        public readonly int $more,
        public readonly Html $script,
    ) {
    }
}
