<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;

/** View model of a table of contents. */
final class TableOfContentsView
{
    /**
     * @param string                $id       ID of the root element, and prefix of the IDs inside it
     * @param string                $classes  classes of the root element
     * @param string                $styleAttribute    custom properties for the style attribute
     * @param string                $prefix   prefix of class names: `ez-toc`, or `ez-toc-widget-sticky`
     * @param array<string, string> $dataAttributes     attributes of the root element: names without `data-toc-`, and
     *     values
     * @param bool                  $hasToggle  whether the list can be collapsed
     * @param string                $accessibleName     label of the landmark, with a number when it is not unique
     * @param string                $labelTag `p`, `div`, `span` or `label`
     * @param string                $legend   text above the box
     * @param string                $readingTime  reading time of the text, or ''
     * @param string                $emptyText    message that replaces an empty list, or ''
     * @param Html                  $icon     icon of the toggle; empty: the default icon of the stylesheet
     * @param Html                  $belowLabel    HTML after the heading
     * @param Html                  $before   HTML before the table
     * @param Html                  $after    HTML after the table
     * @param Html                  $island   attributes of the island
     * @param Html                  $list     items of the list
     * @param int                   $hiddenCount     number of entries behind the "more" button
     * @param Html                  $inlineScript   script that applies the initial state before the first paint
     */
    public function __construct(
        public readonly string $id,
        public readonly string $classes,
        public readonly string $styleAttribute,
        public readonly string $prefix,
        public readonly array $dataAttributes,
        public readonly bool $hasToggle,
        public readonly string $label,
        public readonly string $accessibleName,
        public readonly bool $showsLabel,
        public readonly string $labelTag,
        public readonly string $direction,
        public readonly string $legend,
        public readonly string $readingTime,
        public readonly string $emptyText,
        public readonly Html $icon,
        public readonly Html $belowLabel,
        public readonly Html $before,
        public readonly Html $after,
        public readonly Html $island,
        public readonly Html $list,
        public readonly int $hiddenCount,
        public readonly Html $inlineScript,
    ) {
    }

    /**
     * Returns the island of buttons that React renders from the first use on.
     *
     * @param 'toggle'|'more' $control the button that collapses the list, or those for the entries beyond the limit
     */
    public function controlIsland(string $control): Island
    {
        return new Island('table-of-contents-controls', 'interact', ['control' => $control]);
    }
}
