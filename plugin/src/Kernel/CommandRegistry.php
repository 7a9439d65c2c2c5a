<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is printed to a terminal.

namespace CourantDesk\Kernel;

use Closure;
use RuntimeException;
use WP_CLI;

/**
 * Registers commands as `wp courant NAME` and as `npm run wp -- courant NAME`. A command is created only when it is
 * called (docs/how-to/cli-command.md).
 */
final class CommandRegistry
{
    /** @param Closure(): list<CommandDefinition> $commands the commands of the modules */
    public static function register(Closure $commands): void
    {
        add_filter('courant_desk_commands', static fn (mixed $known): array => (is_array($known) ? $known : [])
            + array_column(self::filterCommands($commands()), 'description', 'name'));
        add_action('courant_desk_command', static function (mixed $called, mixed $arguments) use ($commands): void {
            $definition = is_string($called) ? self::filterCommands($commands())[$called] ?? null : null;
            if ($definition !== null) {
                self::runFromNpm(
                    ($definition->command)(),
                    is_array($arguments) ? array_values(array_filter($arguments, 'is_string')) : [],
                );
            }
        }, 10, 2);
        if (self::isWpCli()) {
            // Registered on `init`, when other plugins have added their filters.
            add_action('init', static fn () => array_map(self::addToWpCli(...), self::filterCommands($commands())));
        }
    }

    /**
     * @param list<CommandDefinition> $commands
     * @return array<string, CommandDefinition> by name
     */
    private static function filterCommands(array $commands): array
    {
        /**
         * Filters the commands. Each runs as `wp courant NAME`; a later one replaces one with the same name.
         *
         * @since 0.1.0
         *
         * @param list<CommandDefinition> $commands the commands of Courant Desk
         */
        $filtered = apply_filters('courant_desk_cli_commands', $commands);

        return array_column(array_filter(
            is_array($filtered) ? $filtered : $commands,
            static fn (mixed $command): bool => $command instanceof CommandDefinition,
        ), null, 'name');
    }

    private static function addToWpCli(CommandDefinition $definition): void
    {
        WP_CLI::add_command(
            'courant ' . $definition->name,
            static function (array $arguments, array $flags) use ($definition): void {
                /** @var list<string> $arguments */
                /** @var array<string, string|true> $flags */
                if (
                    !($definition->command)()->run($arguments, $flags, static fn (string $line) => WP_CLI::log($line))
                ) {
                    WP_CLI::halt(1);
                }
            },
            ['shortdesc' => $definition->description]
                + ($definition->synopsis === [] ? [] : ['synopsis' => $definition->synopsis]),
        );
    }

    private static function isWpCli(): bool
    {
        return defined('WP_CLI') && WP_CLI;
    }

    /** @param list<string> $argv */
    private static function runFromNpm(Command $command, array $argv): void
    {
        $arguments = [];
        $flags = [];
        foreach ($argv as $argument) {
            if (preg_match('/^--([a-z-]+)(?:=(.*))?$/s', $argument, $matches) === 1) {
                $flags[$matches[1]] = $matches[2] ?? true;
            } else {
                $arguments[] = $argument;
            }
        }
        $printLine = static function (string $line): void {
            // Printed unescaped, because the output is for a terminal.
            (new Html($line . "\n"))->print();
        };
        if (!$command->run($arguments, $flags, $printLine)) {
            throw new RuntimeException(__('Completed with errors.', 'courant-desk'));
        }
    }
}
