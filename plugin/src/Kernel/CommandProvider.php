<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Declares the WP-CLI commands of a module. */
interface CommandProvider
{
    /** @return list<CommandDefinition> */
    public function commands(): array;
}
