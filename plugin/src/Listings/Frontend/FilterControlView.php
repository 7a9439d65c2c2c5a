<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of the control of one filter. */
final class FilterControlView
{
    public function __construct(
        public readonly FilterView $filter,
        /** Id of the form when the control is outside it, else ''. */
        public readonly string $formId,
        /** Id of the text that explains the counts, or ''. */
        public readonly string $hintId,
        /** Whether options show the number of openings. */
        public readonly bool $showsCounts,
        /** Whether checkboxes open as a menu; otherwise they are always visible. */
        public readonly bool $isMenu,
        /** Name shared by the menus of a bar, of which only one is open at a time. */
        public readonly string $menuGroup,
        public readonly bool $hasDualClassNames,
    ) {
    }
}
