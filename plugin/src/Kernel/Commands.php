<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;
use RuntimeException;

/** Offers a command as `wp courant NAME` and as `npm run wp -- courant NAME`. It is built only when it is called. */
final class Commands
{
    /**
     * @param string             $about   one line, for the list of commands
     * @param Closure(): Command $command
     */
    public static function offer(string $name, string $about, Closure $command): void
    {
        add_filter('courant_desk_commands', static fn (mixed $known): array => (is_array($known) ? $known : []) + [$name => $about]);
        add_action('courant_desk_command', static function (mixed $called, mixed $arguments) use ($name, $command): void {
            if ($called === $name) {
                self::fromTool($command(), is_array($arguments) ? array_values(array_filter($arguments, 'is_string')) : []);
            }
        }, 10, 2);
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('courant ' . $name, static function (array $arguments, array $flags) use ($command): void {
                /** @var list<string> $arguments */
                /** @var array<string, string|true> $flags */
                if (!$command()->run($arguments, $flags, static fn (string $line) => \WP_CLI::log($line))) {
                    \WP_CLI::halt(1);
                }
            });
        }
    }

    /** @param list<string> $given */
    private static function fromTool(Command $command, array $given): void
    {
        $arguments = [];
        $flags = [];
        foreach ($given as $one) {
            if (preg_match('/^--([a-z-]+)(?:=(.*))?$/s', $one, $found) === 1) {
                $flags[$found[1]] = $found[2] ?? true;
            } else {
                $arguments[] = $one;
            }
        }
        $say = static function (string $line): void {
            // For a terminal: what a page would escape must be read as it is.
            (new Html($line . "\n"))->print();
        };
        if (!$command->run($arguments, $flags, $say)) {
            throw new RuntimeException(__('Not everything is well: see above.', 'courant-desk'));
        }
    }
}
