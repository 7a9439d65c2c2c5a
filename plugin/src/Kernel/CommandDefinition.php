<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;

/** Describes a WP-CLI command. */
final class CommandDefinition
{
    /**
     * @param string                     $name        the part after `wp courant`, such as `import`
     * @param string                     $description one line, for the list of commands
     * @param Closure(): Command         $command
     * @param list<array<string, mixed>> $synopsis arguments in the format of WP_CLI::add_command(); empty to accept any
     */
    public function __construct(
        public readonly string $name,
        public readonly string $description,
        public readonly Closure $command,
        public readonly array $synopsis = [],
    ) {
    }
}
