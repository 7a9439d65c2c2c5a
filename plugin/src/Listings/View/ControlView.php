<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** The control of one filter, as its template prints it. */
final class ControlView
{
    public function __construct(
        public readonly FilterView $filter,
        /** The form that it belongs to, where it stands outside of it; else ''. */
        public readonly string $formId,
        /** Id of the words that explain the numbers, or ''. */
        public readonly string $hintId,
        /** Options show how many openings they have. */
        public readonly bool $counts,
        /** Checkboxes open as a menu; else they lie open. */
        public readonly bool $menu,
        /** Menus of one name close one another. */
        public readonly string $group,
        public readonly bool $twins,
    ) {
    }
}
