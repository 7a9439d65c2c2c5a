<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;

/** Describes a command of the command line. */
final class CommandDefinition
{
    /**
     * @param string                     $name        the part after `wp courant`, such as `import`
     * @param string                     $description one line, for the list of commands
     * @param Closure(): Command         $command
     * @param list<array<string, mixed>> $synopsis    arguments, as WP_CLI::add_command() takes them; empty for any
     */
    public function __construct(
        public readonly string $name,
        public readonly string $description,
        public readonly Closure $command,
        public readonly array $synopsis = [],
    ) {
    }
}
