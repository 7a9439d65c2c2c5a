<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Lifecycle;
use CourantDesk\Plugin;
use CourantTests\Support\SiteTestCase;

final class LifecycleTest extends SiteTestCase
{
    public function testASiteHasWhatItNeedsAfterActivation(): void
    {
        self::assertSame(COURANT_DESK_VERSION, get_option(Lifecycle::INSTALLED));
        self::assertTrue(get_role('hr')?->has_cap('manage_awsm_jobs'));
        self::assertTrue(get_role('editor')?->has_cap('edit_others_applications'));
        self::assertFalse(get_role('editor')?->has_cap('manage_awsm_jobs'));
        self::assertTrue(get_role('author')?->has_cap('publish_jobs'));
        self::assertFalse(get_role('author')?->has_cap('edit_others_jobs'));
        self::assertFalse(get_role('contributor')?->has_cap('edit_jobs'));
        $page = get_post((int) get_option('awsm_select_page_listing'));
        self::assertSame(['job-openings', 'publish'], [$page?->post_name, $page?->post_status]);
        self::assertStringContainsString('wp:wp-job-openings/blocks', (string) $page?->post_content);
        self::assertSame(get_option('awsm_select_page_listing'), get_option('awsm_jobs_default_listing_page_id'));
        self::assertSame(200, $this->http('GET', '/job-openings/')->status);
    }

    public function testActivatingAgainChangesNothing(): void
    {
        global $wpdb;
        $state = static fn (): array => [
            $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->posts"),
            $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->terms"),
            get_option('awsm_jobs_filter'),
            wp_roles()->roles,
            get_option('awsm_select_page_listing'),
        ];
        $before = $state();
        $this->activate();
        $this->activate();

        self::assertEquals($before, $state());
    }

    public function testWhatTheOwnerChangedIsNotMadeAgain(): void
    {
        wp_delete_term($this->term('job-type', 'Freelance')->term_id, 'job-type');
        wp_delete_post((int) get_option('awsm_select_page_listing'), true);
        update_option('awsm_jobs_filter', [['taxonomy' => 'job-type', 'filter' => 'Kind']]);
        $this->activate();

        self::assertNull(term_exists('Freelance', 'job-type'));
        self::assertNull(get_page_by_path('job-openings'));
        self::assertCount(1, (array) get_option('awsm_jobs_filter'));
    }

    public function testAnUpdateBringsTheSiteUpInWpAdminAndNotOnAVisitorsPage(): void
    {
        update_option(Lifecycle::INSTALLED, '0.0.1');
        remove_role('hr');
        $this->http('GET', '/');
        self::assertSame('0.0.1', get_option(Lifecycle::INSTALLED));
        $this->http('GET', '/wp-admin/', as: $this->user('administrator'));
        self::assertSame(COURANT_DESK_VERSION, get_option(Lifecycle::INSTALLED));
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

    public function testDeletingThePluginKeepsEverythingUnlessTheOwnerChoseOtherwise(): void
    {
        $id = $this->opening()->ID;
        Plugin::uninstall(COURANT_DESK_FILE);
        self::assertSame('publish', get_post_status($id));
        self::assertNotNull(get_role('hr'));

        update_option(Lifecycle::ON_UNINSTALL, 'erase');
        $this->asIfInactive();
        Plugin::uninstall(COURANT_DESK_FILE);
        self::assertFalse(get_post_status($id));
        self::assertNull(get_role('hr'));
        self::assertFalse(get_role('administrator')?->has_cap('edit_jobs'));
        self::assertSame([], get_terms(['taxonomy' => 'job-type', 'hide_empty' => false]));
        foreach (['awsm_jobs_filter', 'awsm_select_page_listing', Lifecycle::INSTALLED, Lifecycle::ON_UNINSTALL, 'courant_jobs', 'courant_migrations'] as $option) {
            self::assertFalse(get_option($option), $option);
        }
    }

    /** When WordPress deletes a plugin, none of its rooms listens any more. */
    private function asIfInactive(): void
    {
        foreach (['before_delete_post', 'delete_post', 'deleted_post', 'after_delete_post', 'delete_term', 'deleted_term_relationships'] as $hook) {
            remove_all_actions($hook);
        }
    }

    private function activate(): void
    {
        do_action('activate_' . plugin_basename(COURANT_DESK_FILE), false);
    }
}
