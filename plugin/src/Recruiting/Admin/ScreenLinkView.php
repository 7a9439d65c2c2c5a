<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

/** View model of a link to another view of the Applications screen. */
final class ScreenLinkView
{
    /** @param string $count number formatted for display; '' for none */
    public function __construct(
        public readonly string $url,
        public readonly string $label,
        public readonly bool $isCurrent = false,
        public readonly string $count = '',
        public readonly string $color = '',
    ) {
    }
}
