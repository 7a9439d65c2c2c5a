<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

/** View model of an application in the list or on the board, as the server prints it. */
final class ApplicationRowView
{
    /**
     * @param string $color    color of the stage, `#rrggbb`
     * @param string $received formatted for display, in the site's time zone
     * @param string $datetime the same time in machine-readable form
     */
    public function __construct(
        public readonly string $url,
        public readonly string $name,
        public readonly string $email,
        public readonly string $opening,
        public readonly string $stage,
        public readonly string $color,
        public readonly string $received,
        public readonly string $datetime,
        public readonly bool $isUnread,
    ) {
    }
}
