<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Lifecycle;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Plugin;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('platform')]
#[Group('database')]
final class LifecycleTest extends SiteTestCase
{
    public function testASiteHasWhatItNeedsAfterActivation(): void
    {
        self::assertSame(COURANT_DESK_VERSION, get_option(Lifecycle::INSTALLED_VERSION_OPTION));
        self::assertTrue($this->roleHas('hr', 'manage_awsm_jobs'));
        self::assertTrue($this->roleHas('editor', 'edit_others_applications'));
        self::assertFalse($this->roleHas('editor', 'manage_awsm_jobs'));
        self::assertTrue($this->roleHas('author', 'publish_jobs'));
        self::assertFalse($this->roleHas('author', 'edit_others_jobs'));
        self::assertFalse($this->roleHas('contributor', 'edit_jobs'));
        $page = get_page_by_path('job-openings');
        self::assertInstanceOf(\WP_Post::class, $page);
        self::assertSame('publish', $page->post_status);
        self::assertStringContainsString('wp:wp-job-openings/blocks', $page->post_content);
        self::assertEquals($page->ID, get_option('awsm_select_page_listing'));
        self::assertSame(get_option('awsm_select_page_listing'), get_option('awsm_jobs_default_listing_page_id'));
        self::assertSame(200, $this->http('GET', '/job-openings/')->status);
        foreach (
            [
                'courant_desk_send_mails' => 'courant_every_minute',
                'courant_desk_sweep_applications' => 'daily',
                'awsm_check_for_expired_jobs' => 'hourly',
            ] as $event => $interval
        ) {
            self::assertSame($interval, wp_get_schedule($event), $event);
        }
    }

    public function testSettingsNeedNoQueries(): void
    {
        $loaded = wp_load_alloptions(true);
        foreach (
            [
                'courant_jobs', 'courant_listings', 'courant_applications', 'awsm_jobs_filter',
                'awsm_select_page_listing',
            ] as $option
        ) {
            self::assertArrayHasKey($option, $loaded);
        }
    }

    public function testActivatingAgainChangesNothing(): void
    {
        $sql = Sql::fromGlobal();
        $state = static fn (): array => [
            $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->coreTable('posts')),
            $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->coreTable('terms')),
            get_option('awsm_jobs_filter'),
            wp_roles()->roles,
            get_option('awsm_select_page_listing'),
        ];
        $before = $state();
        $this->activate();
        $this->activate();

        self::assertEquals($before, $state());
    }

    public function testChangesOfTheOwnerAreNotOverwritten(): void
    {
        wp_delete_term($this->term('job-type', 'Freelance')->term_id, 'job-type');
        wp_delete_post(get_page_by_path('job-openings')->ID ?? 0, true);
        update_option('awsm_jobs_filter', [['taxonomy' => 'job-type', 'filter' => 'Kind']]);
        $this->activate();

        self::assertNull(term_exists('Freelance', 'job-type'));
        self::assertNull(get_page_by_path('job-openings'));
        self::assertCount(1, (array) get_option('awsm_jobs_filter'));
    }

    public function testAnUpdateMigratesInWpAdminAndNotOnPublicPages(): void
    {
        update_option(Lifecycle::INSTALLED_VERSION_OPTION, '0.0.1');
        remove_role('hr');
        $this->http('GET', '/');
        self::assertSame('0.0.1', get_option(Lifecycle::INSTALLED_VERSION_OPTION));
        $this->http('GET', '/wp-admin/', as: $this->user('administrator'));
        self::assertSame(COURANT_DESK_VERSION, get_option(Lifecycle::INSTALLED_VERSION_OPTION));
    }

    public function testDeactivationKeepsDataAndRolesAndStopsTheCron(): void
    {
        $id = $this->opening()->ID;
        do_action('deactivate_' . plugin_basename(COURANT_DESK_FILE), false);

        self::assertFalse(wp_next_scheduled('awsm_check_for_expired_jobs'));
        self::assertSame('publish', get_post_status($id));
        self::assertNotNull(get_role('hr'));
        self::assertFalse(get_option('rewrite_rules'));
    }

    public function testTheIndexIsBuiltAfterADeactivationAndActivationInOneRequest(): void
    {
        $plugin = plugin_basename(COURANT_DESK_FILE);
        do_action("deactivate_$plugin", false);
        do_action("activate_$plugin", false);
        // Would end the output buffers of PHPUnit.
        remove_action('shutdown', 'wp_ob_end_flush_all', 1);
        do_action('shutdown');

        self::assertNotFalse(wp_next_scheduled(IndexBuilder::BUILD_EVENT));
    }

    public function testNoEventRemainsAfterADeactivationInWpAdmin(): void
    {
        $admin = $this->user('administrator');
        $plugin = plugin_basename(COURANT_DESK_FILE);
        $this->http('GET', '/wp-admin/plugins.php?' . http_build_query([
            'action' => 'deactivate', 'plugin' => $plugin,
            '_wpnonce' => $this->nonceOf($admin, "deactivate-plugin_$plugin"),
        ]), as: $admin);
        wp_cache_flush();

        self::assertSame([], (array) get_option('active_plugins'));
        $events = array_merge(...array_map('array_keys', array_filter(_get_cron_array(), 'is_array')));
        self::assertSame([], array_values((array) preg_grep('/^courant/', $events)));
    }

    public function testDeletingThePluginKeepsEverythingUnlessTheOwnerChoseOtherwise(): void
    {
        $id = $this->opening()->ID;
        Plugin::uninstall(COURANT_DESK_FILE);
        self::assertSame('publish', get_post_status($id));
        self::assertNotNull(get_role('hr'));

        update_option(Lifecycle::UNINSTALL_OPTION, 'erase');
        $this->removeModuleHooks();
        Plugin::uninstall(COURANT_DESK_FILE);
        self::assertFalse(get_post_status($id));
        self::assertNull(get_role('hr'));
        self::assertFalse($this->roleHas('administrator', 'edit_jobs'));
        self::assertSame([], get_terms(['taxonomy' => 'job-type', 'hide_empty' => false]));
        foreach (
            [
                'awsm_jobs_filter', 'awsm_select_page_listing', Lifecycle::INSTALLED_VERSION_OPTION,
                Lifecycle::UNINSTALL_OPTION, 'courant_jobs', 'courant_migrations',
            ] as $option
        ) {
            self::assertFalse(get_option($option), $option);
        }
    }

    public function testDeletingEverythingLeavesNoApplicationNoFileAndNoTable(): void
    {
        $sql = Sql::fromGlobal();
        $opening = $this->opening()->ID;
        $ids = [];
        foreach (['publish', 'draft', 'a-status-of-others', 'trash'] as $status) {
            $ids[] = $id = $this->post(['type' => 'awsm_job_application', 'parent' => $opening])->ID;
            $sql->execute('UPDATE %i SET post_status = %s WHERE ID = %d', $sql->coreTable('posts'), $status, $id);
        }
        $cv = wp_upload_bits('cv.pdf', null, 'from before');
        $ids[] = $this->post([
            'type' => 'attachment',
            'status' => 'inherit',
            'parent' => $ids[0],
            'meta' => ['_wp_attached_file' => _wp_relative_upload_path($cv['file'])],
        ])->ID;
        $orphan = COURANT_PRIVATE_DIR . '/' . get_current_blog_id() . '/ab/ab' . str_repeat('0', 38);
        wp_mkdir_p(dirname($orphan));
        file_put_contents($orphan, 'a file without a row');
        file_put_contents(COURANT_PRIVATE_DIR . '/.htaccess', 'Require all denied');
        update_option(Lifecycle::UNINSTALL_OPTION, 'erase');
        wp_cache_flush();
        $this->removeModuleHooks();

        Plugin::uninstall(COURANT_DESK_FILE);

        self::assertSame([], array_filter(array_map('get_post', $ids)));
        self::assertFileDoesNotExist($cv['file']);
        self::assertFileDoesNotExist($orphan);
        self::assertFileDoesNotExist(COURANT_PRIVATE_DIR . '/.htaccess');
        $left = $sql->fetchColumn(
            "SELECT option_name FROM %i WHERE option_name LIKE '%%courant%%' AND option_name NOT LIKE '%%theme%%' AND option_name NOT LIKE 'stylesheet%%'",
            $sql->coreTable('options'),
        );
        // Widgets of the theme do not belong to the plugin.
        self::assertSame([], array_values(array_diff($left, [
            'theme_mods_courant', 'widget_courant-author', 'widget_courant-posts', 'widget_courant-social',
        ])));
        self::assertSame(
            [],
            $sql->fetchColumn(
                "SELECT meta_key FROM %i WHERE meta_key LIKE '%%courant%%' OR meta_key LIKE 'awsm%%'",
                $sql->coreTable('postmeta'),
            ),
        );
        self::assertArrayNotHasKey('awsm_check_for_expired_jobs', array_merge(...array_values(_get_cron_array())));
        foreach (['files', 'outbox', 'attempts', 'rates'] as $table) {
            $exists = true;
            try {
                $sql->fetchValue('SELECT COUNT(*) FROM %i', $sql->table($table));
            } catch (SqlException) {
                $exists = false;
            }
            self::assertFalse($exists, $table);
        }
        wp_mkdir_p(COURANT_PRIVATE_DIR);
    }

    /** Removes the hooks of all modules, because none are registered when WordPress deletes an inactive plugin. */
    private function removeModuleHooks(): void
    {
        foreach (
            [
                'before_delete_post', 'delete_post', 'deleted_post', 'after_delete_post', 'delete_term',
                'deleted_term_relationships',
            ] as $hook
        ) {
            remove_all_actions($hook);
        }
    }

    private function roleHas(string $role, string $capability): bool
    {
        return get_role($role)?->has_cap($capability) ?? false;
    }

    private function activate(): void
    {
        do_action('activate_' . plugin_basename(COURANT_DESK_FILE), false);
    }
}
