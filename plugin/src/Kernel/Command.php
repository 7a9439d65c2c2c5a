<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Runs a WP-CLI command. */
interface Command
{
    /**
     * @param list<string>                $arguments
     * @param array<string, string|true> $flags     `--name=value` and `--name`
     * @param callable(string): mixed     $printLine    prints a line
     * @return bool false on errors: the process then exits with 1
     */
    public function run(array $arguments, array $flags, callable $printLine): bool;
}
