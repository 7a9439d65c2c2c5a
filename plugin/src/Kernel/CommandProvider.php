<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** A module with commands of the command line. */
interface CommandProvider
{
    /** @return list<CommandDefinition> */
    public function commands(): array;
}
