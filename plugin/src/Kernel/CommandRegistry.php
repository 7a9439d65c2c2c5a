<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;
use RuntimeException;
use WP_CLI;

/**
 * Registers a command as `wp courant NAME` and as `npm run wp -- courant NAME`. The command is created only when it is
 * called.
 */
final class CommandRegistry
{
    /**
     * @param string             $description   one line, for the list of commands
     * @param Closure(): Command $command
     */
    public static function register(string $name, string $description, Closure $command): void
    {
        add_filter('courant_desk_commands', static fn (mixed $known): array => (is_array($known) ? $known : []) + [$name => $description]);
        add_action('courant_desk_command', static function (mixed $called, mixed $arguments) use ($name, $command): void {
            if ($called === $name) {
                self::runFromNpm($command(), is_array($arguments) ? array_values(array_filter($arguments, 'is_string')) : []);
            }
        }, 10, 2);
        if (defined('WP_CLI') && WP_CLI) {
            WP_CLI::add_command('courant ' . $name, static function (array $arguments, array $flags) use ($command): void {
                /** @var list<string> $arguments */
                /** @var array<string, string|true> $flags */
                if (!$command()->run($arguments, $flags, static fn (string $line) => WP_CLI::log($line))) {
                    WP_CLI::halt(1);
                }
            });
        }
    }

    /** @param list<string> $argv */
    private static function runFromNpm(Command $command, array $argv): void
    {
        $arguments = [];
        $flags = [];
        foreach ($argv as $argument) {
            if (preg_match('/^--([a-z-]+)(?:=(.*))?$/s', $argument, $found) === 1) {
                $flags[$found[1]] = $found[2] ?? true;
            } else {
                $arguments[] = $argument;
            }
        }
        $printLine = static function (string $line): void {
            // Output for a terminal: text that a page would escape must be printed unchanged.
            (new Html($line . "\n"))->print();
        };
        if (!$command->run($arguments, $flags, $printLine)) {
            throw new RuntimeException(__('Completed with errors.', 'courant-desk'));
        }
    }
}
