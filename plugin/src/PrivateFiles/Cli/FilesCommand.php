<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use Closure;
use CourantDesk\Kernel\Command;

/** `courant files NAME`: runs the commands for private files. */
final class FilesCommand implements Command
{
    /** @param array<string, Closure(): Command> $commands by name */
    public function __construct(private readonly array $commands)
    {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $name = array_shift($arguments);
        $command = $this->commands[$name ?? ''] ?? null;
        if ($command === null) {
            /* translators: %s: list of commands */
            $printLine(sprintf(__('Specify one of these commands: %s.', 'courant-desk'), implode(', ', array_keys(
                $this->commands
            ))));

            return false;
        }

        return $command()->run($arguments, $flags, $printLine);
    }
}
