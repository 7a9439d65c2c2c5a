<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Lifecycle;
use CourantTests\Support\SiteTestCase;

/** Beside an active WP Job Openings, played by a plugin that has nothing of it but its name for its version. */
final class SteppingBackTest extends SiteTestCase
{
    private const OTHER = 'other-owner/other-owner.php';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder(true);
        file_put_contents(WP_PLUGIN_DIR . '/' . self::OTHER, "<?php\n/* Plugin Name: Other owner */\ndefine('AWSM_JOBS_PLUGIN_VERSION', '4.0.0');\n");
    }

    protected function tearDown(): void
    {
        parent::tearDown();
        $this->folder(false);
    }

    public function testItTouchesNothingAndSaysWhy(): void
    {
        $id = $this->opening(['title' => 'Waits'])->ID;
        update_option('active_plugins', [plugin_basename(COURANT_DESK_FILE), self::OTHER]);
        update_option(Lifecycle::INSTALLED, '0.0.1');
        remove_role('hr');
        $admin = $this->user('administrator');

        self::assertSame(200, $this->http('GET', '/')->status);
        $screen = $this->http('GET', '/wp-admin/plugins.php', as: $admin);
        self::assertSame(200, $screen->status);
        self::assertStringContainsString('Courant Desk is waiting', $screen->body);
        self::assertStringNotContainsString('edit.php?post_type=awsm_job_openings', $screen->body);
        self::assertSame('0.0.1', get_option(Lifecycle::INSTALLED));
        self::assertSame('publish', get_post_status($id));

        update_option('active_plugins', [plugin_basename(COURANT_DESK_FILE)]);
        $this->http('GET', '/wp-admin/', as: $admin);
        self::assertSame(COURANT_DESK_VERSION, get_option(Lifecycle::INSTALLED), 'It takes over by itself.');
    }

    public function testAnOldWordPressGetsANoticeAndNoError(): void
    {
        $code = sprintf(
            'define("ABSPATH", "/"); $wp_version = "6.4.9"; $said = null; function add_action($hook, $do) { global $said; $said = [$hook, $do]; }
            function esc_html__($text) { return $text; } function get_bloginfo() { return "6.4.9"; } require %s; echo $said[0]; $said[1]();',
            var_export(COURANT_DESK_FILE, true),
        );
        $said = (string) shell_exec(escapeshellarg(PHP_BINARY) . ' -d display_errors=1 -r ' . escapeshellarg($code) . ' 2>&1');

        self::assertStringStartsWith('admin_notices<div class="notice notice-error">', $said);
        self::assertStringContainsString('it needs WordPress 6.5', $said);
    }

    private function folder(bool $wanted): void
    {
        $folder = dirname(WP_PLUGIN_DIR . '/' . self::OTHER);
        if ($wanted && !is_dir($folder)) {
            mkdir($folder);
        }
        if (!$wanted && is_dir($folder)) {
            unlink(WP_PLUGIN_DIR . '/' . self::OTHER);
            rmdir($folder);
        }
    }
}
