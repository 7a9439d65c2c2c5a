<?php

declare(strict_types=1);

namespace CourantTests\Support\ExamplePlugin;

use CourantTests\Support\SiteTestCase;

/** A test with the plugin of tests/fixtures/example-plugin, in this process and, where a test wants it, on the server. */
abstract class ExamplePluginTestCase extends SiteTestCase
{
    private const PLUGIN = __DIR__ . '/../../../fixtures/example-plugin/example-plugin.php';
    private const ON_SERVER = WP_CONTENT_DIR . '/mu-plugins/example-plugin.php';

    protected function setUp(): void
    {
        parent::setUp();
        // Not once: hooks are restored after each test.
        require self::PLUGIN;
    }

    protected function tearDown(): void
    {
        if (is_file(self::ON_SERVER)) {
            unlink(self::ON_SERVER);
        }
        parent::tearDown();
    }

    /** Activates the plugin on the server, too. */
    protected function activateOnServer(): void
    {
        $file = realpath(self::PLUGIN);
        self::assertIsString($file);
        file_put_contents(self::ON_SERVER, '<?php require ' . var_export($file, true) . ';');
    }
}
