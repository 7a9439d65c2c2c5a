<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandDefinition;
use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;
use LogicException;
use RuntimeException;

/** Tests that a command of another plugin is listed and runs (docs/how-to/cli-command.md). */
final class AddedCommandTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    public function testCommandIsListedAndRunsWithItsFlags(): void
    {
        $this->activateExamplePlugin();
        $commands = apply_filters('courant_desk_commands', []);
        self::assertIsArray($commands);
        self::assertSame('Lists the ferries of today: --harbor=Kiel.', $commands['ferries'] ?? '');

        ob_start();
        do_action('courant_desk_command', 'ferries', ['--harbor=Kiel']);
        self::assertSame("07:30 Kiel\n", (string) ob_get_clean());
    }

    public function testTheListHasTheCommandsOfAllModulesAndAFilterCanReplaceThem(): void
    {
        add_filter('courant_desk_cli_commands', static fn (array $commands): array => array_filter(
            $commands,
            static fn (mixed $command): bool => $command instanceof CommandDefinition && $command->name !== 'doctor',
        ));
        add_filter('courant_desk_cli_commands', static fn (array $commands): array => [
            ...$commands,
            new CommandDefinition('views', 'Replaced.', static fn (): Command => throw new LogicException(
                'not called'
            )),
        ]);
        $commands = apply_filters('courant_desk_commands', []);

        self::assertIsArray($commands);
        self::assertArrayNotHasKey('doctor', $commands);
        self::assertSame('Replaced.', $commands['views'] ?? '');
        self::assertSame(
            [],
            array_diff(['attachments', 'email', 'export', 'files', 'import', 'index', 'retention', 'store'], array_keys(
                $commands
            )),
        );
    }

    public function testCommandThatFailsEndsWithAnError(): void
    {
        $this->activateExamplePlugin();
        ob_start();
        try {
            do_action('courant_desk_command', 'ferries', []);
            self::fail('The command should have failed.');
        } catch (RuntimeException) {
            self::assertSame("Specify a harbor.\n", (string) ob_get_contents());
        } finally {
            ob_end_clean();
        }
    }
}
