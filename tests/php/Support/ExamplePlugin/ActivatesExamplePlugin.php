<?php

declare(strict_types=1);

namespace CourantTests\Support\ExamplePlugin;

use PHPUnit\Framework\Attributes\After;

/** Activates the plugin of tests/fixtures/example-plugin for one test. */
trait ActivatesExamplePlugin
{
    private string $examplePluginOnServer = WP_CONTENT_DIR . '/mu-plugins/example-plugin.php';

    private function activateExamplePlugin(): void
    {
        // Not once: hooks are restored after each test.
        require $this->examplePlugin();
    }

    /** Activates the plugin for requests to the server, too. */
    private function activateExamplePluginOnServer(): void
    {
        $this->activateExamplePlugin();
        file_put_contents(
            $this->examplePluginOnServer,
            '<?php require ' . var_export($this->examplePlugin(), true) . ';',
        );
    }

    #[After]
    protected function deactivateExamplePluginOnServer(): void
    {
        if (is_file($this->examplePluginOnServer)) {
            unlink($this->examplePluginOnServer);
        }
    }

    private function examplePlugin(): string
    {
        return dirname(__DIR__, 3) . '/fixtures/example-plugin/example-plugin.php';
    }
}
