<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Something to be done on the command line. */
interface Command
{
    /**
     * @param list<string>                $arguments
     * @param array<string, string|true> $flags     `--name=value` and `--name`
     * @param callable(string): mixed     $say       prints a line
     * @return bool false where something is wrong: the process then ends with 1
     */
    public function run(array $arguments, array $flags, callable $say): bool;
}
