<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** A stage of the board. */
final class ApplicationColumnView
{
    /**
     * @param string                   $total for people
     * @param list<ApplicationRowView> $rows  the newest
     * @param string                   $moreUrl to the list with all of them; '' where all are shown
     */
    public function __construct(
        public readonly string $stage,
        public readonly string $color,
        public readonly string $total,
        public readonly array $rows,
        public readonly string $moreUrl,
    ) {
    }
}
