<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Lifecycle;
use CourantTests\Support\SiteTestCase;
use WP_User;

/**
 * Tests the plugin next to WP Job Openings: tests/fixtures/other-owner changes roles, events, rewrite rules and
 * data like that plugin.
 */
final class PluginConflictTest extends SiteTestCase
{
    private const OTHER = 'other-owner/other-owner.php';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder(true);
        foreach (['other-owner.php', 'uninstall.php'] as $name) {
            copy(
                dirname(__DIR__, 3) . '/fixtures/other-owner/' . $name,
                dirname(WP_PLUGIN_DIR . '/' . self::OTHER) . '/' . $name,
            );
        }
    }

    protected function tearDown(): void
    {
        parent::tearDown();
        $this->folder(false);
    }

    public function testDoesNothingAndShowsANotice(): void
    {
        $id = $this->opening(['title' => 'Waits'])->ID;
        update_option('active_plugins', [plugin_basename(COURANT_DESK_FILE), self::OTHER]);
        update_option(Lifecycle::INSTALLED_VERSION_OPTION, '0.0.1');
        remove_role('hr');
        $admin = $this->user('administrator');

        self::assertSame(200, $this->http('GET', '/')->status);
        $screen = $this->http('GET', '/wp-admin/plugins.php', as: $admin);
        self::assertSame(200, $screen->status);
        self::assertStringContainsString('Courant Desk is inactive', $screen->body);
        self::assertStringNotContainsString('edit.php?post_type=awsm_job_openings', $screen->body);
        self::assertSame('0.0.1', get_option(Lifecycle::INSTALLED_VERSION_OPTION));
        self::assertSame('publish', get_post_status($id));

        update_option('active_plugins', [plugin_basename(COURANT_DESK_FILE)]);
        $this->http('GET', '/wp-admin/', as: $admin);
        self::assertSame(
            COURANT_DESK_VERSION,
            get_option(Lifecycle::INSTALLED_VERSION_OPTION),
            'It takes over by itself.',
        );
    }

    public function testRolesEventsAndUrlsAreRestoredAfterTheOtherPluginIsDeactivated(): void
    {
        $admin = $this->user('administrator');
        $opening = $this->opening(['title' => 'Reached again']);
        $path = (string) wp_parse_url(get_permalink($opening), PHP_URL_PATH);
        self::assertSame(200, $this->http('GET', $path)->status);

        $this->switchPlugin('activate', $admin);
        self::assertStringContainsString(
            'Courant Desk is inactive',
            $this->http('GET', '/wp-admin/plugins.php', as: $admin)->body,
        );
        $this->switchPlugin('deactivate', $admin);
        self::assertSame(200, $this->http('GET', $path)->status, 'A visitor reaches the opening at once.');
        $this->http('GET', '/wp-admin/plugins.php', as: $admin);
        wp_cache_flush();
        unset($GLOBALS['wp_roles']);

        self::assertTrue(get_role('administrator')?->has_cap('manage_awsm_jobs'));
        self::assertTrue(get_role('author')?->has_cap('publish_jobs'));
        self::assertTrue(get_role('hr')?->has_cap('manage_awsm_jobs'));
        self::assertSame('hourly', wp_get_schedule('awsm_check_for_expired_jobs'));
        self::assertFalse(get_option(Lifecycle::CONFLICT_OPTION));
        self::assertSame(200, $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_openings', as: $admin)->status);
    }

    public function testCronRestoresRolesWithoutWpAdminVisits(): void
    {
        $admin = $this->user('administrator');
        $this->switchPlugin('activate', $admin);
        $this->switchPlugin('deactivate', $admin, false);
        wp_cache_flush();
        unset($GLOBALS['wp_roles']);
        self::assertNull(get_role('hr'), 'The stub removes the role.');

        $this->http('GET', '/wp-cron.php?doing_wp_cron');
        wp_cache_flush();
        unset($GLOBALS['wp_roles']);
        self::assertNotNull(get_role('hr'));
    }

    public function testDeletingTheOtherPluginKeepsOpeningsApplicationsAndItsSettingForLater(): void
    {
        $admin = $this->user('administrator');
        $opening = $this->opening()->ID;
        $application = $this->post(['type' => 'awsm_job_application', 'parent' => $opening])->ID;
        update_option('awsm_delete_data_on_uninstall', 'delete_data');
        $this->switchPlugin('activate', $admin);
        $this->switchPlugin('deactivate', $admin);
        self::assertStringContainsString(
            'Courant Desk switched this off',
            $this->http('GET', '/wp-admin/plugins.php', as: $admin)->body,
        );
        wp_cache_flush();
        self::assertSame('', get_option('awsm_delete_data_on_uninstall'));

        $this->deletePlugin($admin);
        wp_cache_flush();
        self::assertSame(['publish', 'publish'], [get_post_status($opening), get_post_status($application)]);
        do_action('deactivate_' . plugin_basename(COURANT_DESK_FILE), false);
        self::assertSame(
            'delete_data',
            get_option('awsm_delete_data_on_uninstall'),
            'The setting is as the owner left it.',
        );
    }

    public function testTheSettingIsIgnoredWhenItIsSwitchedOnAgain(): void
    {
        $admin = $this->user('administrator');
        $opening = $this->opening()->ID;
        update_option('awsm_delete_data_on_uninstall', 'delete_data');
        $this->commit();
        self::assertSame('delete_data', get_option('awsm_delete_data_on_uninstall'));

        $this->deletePlugin($admin);
        wp_cache_flush();
        self::assertSame('publish', get_post_status($opening));
    }

    private function switchPlugin(string $action, WP_User $admin, bool $follows = true): void
    {
        $query = http_build_query([
            'action' => $action,
            'plugin' => self::OTHER,
            '_wpnonce' => $this->nonceOf($admin, $action . '-plugin_' . self::OTHER),
        ]);
        $response = $this->http('GET', '/wp-admin/plugins.php?' . $query, as: $admin);
        self::assertSame(302, $response->status, substr(wp_strip_all_tags($response->body), 0, 500));
        if ($follows) {
            $this->http('GET', '/wp-admin/plugins.php', as: $admin);
        }
    }

    private function deletePlugin(WP_User $admin): void
    {
        $response = $this->ajax(
            'delete-plugin',
            ['plugin' => self::OTHER, 'slug' => 'other-owner', '_ajax_nonce' => $this->nonceOf($admin, 'updates')],
            as: $admin,
        );
        self::assertTrue($response->json()['success'] ?? false, substr($response->body, 0, 500));
        self::assertFileDoesNotExist(WP_PLUGIN_DIR . '/' . self::OTHER);
    }

    public function testAnOldWordPressGetsANoticeAndNoError(): void
    {
        $code = sprintf(
            'define("ABSPATH", "/"); $wp_version = "6.4.9"; $call = null; function add_action($hook, $do) { global $call; $call = [$hook, $do]; }
            function esc_html__($text) { return $text; } function get_bloginfo() { return "6.4.9"; } require %s; echo $call[0]; $call[1]();',
            var_export(COURANT_DESK_FILE, true),
        );
        $output = (string) shell_exec(
            escapeshellarg(PHP_BINARY) . ' -d display_errors=1 -r ' . escapeshellarg($code) . ' 2>&1'
        );

        self::assertStringStartsWith('admin_notices<div class="notice notice-error">', $output);
        self::assertStringContainsString('requires WordPress 6.5', $output);
    }

    private function folder(bool $exists): void
    {
        $folder = dirname(WP_PLUGIN_DIR . '/' . self::OTHER);
        if ($exists && !is_dir($folder)) {
            mkdir($folder);
        }
        if (!$exists && is_dir($folder)) {
            foreach (['other-owner.php', 'uninstall.php'] as $name) {
                is_file("$folder/$name") && unlink("$folder/$name");
            }
            rmdir($folder);
        }
    }
}
