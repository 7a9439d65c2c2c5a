<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;
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
