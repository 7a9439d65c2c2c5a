<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

/** View model of an admin screen whose content is rendered by a script. */
final class ScriptScreenView
{
    /** @param string $plainUrl URL of the equivalent screen without JavaScript, or '' */
    public function __construct(
        public readonly string $title,
        public readonly string $id,
        public readonly string $plainUrl,
    ) {
    }
}
