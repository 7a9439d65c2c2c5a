<?php

declare(strict_types=1);

namespace CourantDesk\Contents\View;

use CourantDesk\Kernel\Html;

/** All that the template of a table of contents prints. */
final class TocView
{
    /**
     * @param string   $id       of the root element; also of its parts, with an ending
     * @param string   $classes  of the root element
     * @param string   $prefix   of class names: `ez-toc`, or `ez-toc-widget-sticky`
     * @param int|null $index    of those that have a toggle, in document order; null: it has none
     * @param string   $hiddenOn devices on which it starts hidden, joined by a comma
     * @param Html     $island   attributes of the island
     * @param Html     $list     the list's items
     * @param int      $more     entries behind the "more" button
     * @param Html     $script   what prepares it before the first paint
     */
    public function __construct(
        public readonly string $id,
        public readonly string $classes,
        public readonly string $prefix,
        public readonly string $form,
        public readonly ?int $index,
        public readonly string $label,
        public readonly bool $isLabelled,
        public readonly string $hiddenOn,
        public readonly int $offset,
        public readonly Html $island,
        public readonly Html $list,
        public readonly int $more,
        public readonly Html $script,
    ) {
    }
}
