<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

/** View model of one stage on the board. */
final class BoardColumnView
{
    /**
     * @param string                   $total number of applications, formatted for display
     * @param list<ApplicationRowView> $rows  the newest applications
     * @param string $moreUrl URL of the list with all applications of the stage; '' when all are shown
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
