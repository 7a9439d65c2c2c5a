<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message goes to a terminal.

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
    /**
     * @param string                     $description one line, for the list of commands
     * @param Closure(): Command         $command
     * @param list<array<string, mixed>> $synopsis    arguments, as WP_CLI::add_command() takes them; empty for any
     */
    public static function register(string $name, string $description, Closure $command, array $synopsis = []): void
    {
        $definition = new CommandDefinition($name, $description, $command, $synopsis);
        self::listen(static fn (): array => [$definition]);
        self::addToWpCli($definition);
    }

    /** Registers the commands of other plugins. */
    public static function registerAdded(): void
    {
        self::listen(self::addedCommands(...));
        if (self::isWpCli()) {
            // Other plugins have added theirs by then.
            add_action('init', static fn () => array_map(self::addToWpCli(...), self::addedCommands()));
        }
    }

    /** @return list<CommandDefinition> */
    private static function addedCommands(): array
    {
        /**
         * Filters the commands that other plugins add. Each runs as `wp courant NAME`.
         *
         * @since 0.1.0
         *
         * @param list<CommandDefinition> $commands with names that Courant Desk does not use
         */
        $added = apply_filters('courant_desk_cli_commands', []);

        return array_values(array_filter(
            is_array($added) ? $added : [],
            static fn (mixed $command): bool => $command instanceof CommandDefinition,
        ));
    }

    /** @param Closure(): list<CommandDefinition> $commands */
    private static function listen(Closure $commands): void
    {
        add_filter('courant_desk_commands', static fn (mixed $known): array => (is_array($known) ? $known : []) + array_column($commands(), 'description', 'name'));
        add_action('courant_desk_command', static function (mixed $called, mixed $arguments) use ($commands): void {
            foreach ($commands() as $definition) {
                if ($called === $definition->name) {
                    self::runFromNpm(($definition->command)(), is_array($arguments) ? array_values(array_filter($arguments, 'is_string')) : []);
                }
            }
        }, 10, 2);
    }

    private static function addToWpCli(CommandDefinition $definition): void
    {
        if (!self::isWpCli()) {
            return;
        }
        WP_CLI::add_command('courant ' . $definition->name, static function (array $arguments, array $flags) use ($definition): void {
            /** @var list<string> $arguments */
            /** @var array<string, string|true> $flags */
            if (!($definition->command)()->run($arguments, $flags, static fn (string $line) => WP_CLI::log($line))) {
                WP_CLI::halt(1);
            }
        }, ['shortdesc' => $definition->description] + ($definition->synopsis === [] ? [] : ['synopsis' => $definition->synopsis]));
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
