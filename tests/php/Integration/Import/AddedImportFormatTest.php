<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;

/** Tests that a format of another plugin is read wherever openings are imported (docs/how-to/import-format.md). */
final class AddedImportFormatTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    private const PAGE = '/wp-admin/admin.php?import=courant-openings';

    private string $file = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->file = (string) tempnam(sys_get_temp_dir(), 'courant');
        file_put_contents($this->file, "id,title,location,description\n7,Ferry captain,\"Kiel, Germany\",<p>Steers a ferry.</p>\n,Without number,,\n");
    }

    protected function tearDown(): void
    {
        unlink($this->file);
        parent::tearDown();
    }

    public function testImportScreenNamesTheFormatAndReadsItsFile(): void
    {
        $this->activateExamplePluginOnServer();
        $administrator = $this->user('administrator');
        $screen = $this->http('GET', self::PAGE, as: $administrator)->body;
        self::assertStringContainsString('USAJOBS HR-XML, NEOGOV RSS, Example CSV or CSV.', $screen);
        self::assertStringContainsString('accept=".xml,.rss,.csv"', $screen);
        self::assertStringContainsString(
            'Example CSV or CSV file.',
            $this->http('GET', '/wp-admin/import.php', as: $administrator)->body,
        );

        $result = $this->http('POST', self::PAGE, [
            '_wpnonce' => $this->nonceOf($administrator, 'courant_import'),
        ], ['file' => $this->file], as: $administrator)->body;
        self::assertStringContainsString('2 rows read; created: 1; rejected: 1', $result);
        self::assertStringContainsString('example:7', $result);
        self::assertStringContainsString('<p>Steers a ferry.</p>', $this->content());
    }

    public function testImportCommandReadsItsFile(): void
    {
        $this->activateExamplePlugin();
        wp_set_current_user(1);
        ob_start();
        do_action('courant_desk_command', 'import', [$this->file]);
        $output = (string) ob_get_clean();

        self::assertStringContainsString('1. Ferry captain (example:7): created', $output);
        self::assertStringContainsString('The identifier is missing.', $output);
        self::assertStringContainsString('<p>Steers a ferry.</p>', $this->content());
    }

    public function testBuiltInFormatsAreStillRead(): void
    {
        $this->activateExamplePlugin();
        wp_set_current_user(1);
        ob_start();
        do_action('courant_desk_command', 'import', [
            __DIR__ . '/../../../fixtures/imports/real/less_items.rss',
            '--dry-run',
        ]);

        self::assertStringContainsString('2 rows read; would be created: 2', (string) ob_get_clean());
    }

    private function content(): string
    {
        $found = get_posts(
            ['post_type' => 'awsm_job_openings', 'meta_key' => '_courant_import_key', 'meta_value' => 'example:7']
        );

        return $found === [] ? '' : $found[0]->post_content;
    }
}
