<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Lifecycle;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Plugin;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('multisite')]
final class NetworkLifecycleTest extends SiteTestCase
{
    public function testANewSiteIsInstalledAndOtherSitesAreUnchanged(): void
    {
        $first = get_option('awsm_select_page_listing');
        switch_to_blog($this->newSite());
        self::assertSame(COURANT_DESK_VERSION, get_option(Lifecycle::INSTALLED_VERSION_OPTION));
        self::assertTrue(wp_roles()->is_role('hr'));
        self::assertEquals(get_page_by_path('job-openings')?->ID, get_option('awsm_select_page_listing'));
        self::assertIsArray(term_exists('Full Time', 'job-type'));
        self::assertNotFalse(wp_next_scheduled('awsm_check_for_expired_jobs'));
        restore_current_blog();
        self::assertSame($first, get_option('awsm_select_page_listing'));
    }

    public function testActivationOnTheNetworkInstallsExistingSites(): void
    {
        $plugin = plugin_basename(COURANT_DESK_FILE);
        $active = get_site_option('active_sitewide_plugins');
        self::assertIsArray($active);
        try {
            update_site_option('active_sitewide_plugins', array_diff_key($active, [$plugin => true]));
            $sites = [$this->newSite('/live/'), $this->newSite('/archived/'), $this->newSite('/marked/')];
            wp_update_site($sites[1], ['archived' => 1]);
            wp_update_site($sites[2], ['deleted' => 1]);
            foreach ($sites as $site) {
                switch_to_blog($site);
                self::assertFalse(get_option(Lifecycle::INSTALLED_VERSION_OPTION), "site $site");
                self::assertFalse(wp_roles()->is_role('hr'), "site $site");
                restore_current_blog();
            }
            do_action("activate_$plugin", true);
        } finally {
            update_site_option('active_sitewide_plugins', $active);
        }

        foreach ($sites as $site) {
            switch_to_blog($site);
            self::assertSame(COURANT_DESK_VERSION, get_option(Lifecycle::INSTALLED_VERSION_OPTION), "site $site");
            self::assertTrue(wp_roles()->is_role('hr'), "site $site");
            self::assertEquals(get_page_by_path('job-openings')?->ID, get_option('awsm_select_page_listing'));
            self::assertNotFalse(wp_next_scheduled('awsm_check_for_expired_jobs'), "site $site");
            $opening = $this->opening(['post_title' => "Opening of site $site"]);
            self::assertSame([$opening->ID], get_posts(['post_type' => 'awsm_job_openings', 'fields' => 'ids']));
            restore_current_blog();
        }
    }

    public function testDeactivationOnTheNetworkDeactivatesEverySite(): void
    {
        $sites = [get_current_blog_id(), $this->newSite()];
        do_action('deactivate_' . plugin_basename(COURANT_DESK_FILE), true);

        foreach ($sites as $site) {
            switch_to_blog($site);
            self::assertFalse(get_option(Lifecycle::INSTALLED_VERSION_OPTION), "site $site");
            self::assertFalse(wp_next_scheduled('awsm_check_for_expired_jobs'), "site $site");
            self::assertTrue(wp_roles()->is_role('hr'), 'Roles are kept.');
            restore_current_blog();
        }
    }

    public function testEverySiteIsRestoredAfterAConflictOnTheWholeNetwork(): void
    {
        $site = $this->newSite();
        $kernel = Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);
        $lifecycle = static fn (bool $waits): Lifecycle
            => new Lifecycle($kernel, static fn (): array => [], static fn (): bool => $waits, static fn () => null);
        $onSites = static function (callable $read) use ($site): array {
            $found = [$read()];
            switch_to_blog($site);
            $found[] = $read();
            restore_current_blog();

            return $found;
        };
        update_option('rewrite_rules', ['x' => 'y']);

        // PHPUnit has its own output buffers.
        remove_all_actions('shutdown');
        $lifecycle(true)->scheduleRecovery('other-owner/other-owner.php', true);
        do_action('shutdown');

        self::assertSame(['1', '1'], $onSites(static fn (): mixed => get_option(Lifecycle::CONFLICT_OPTION)));
        self::assertSame([false, false], $onSites(static fn (): mixed => get_option('rewrite_rules')));
        $lifecycle(true)->installIfOutdated();
        self::assertSame(
            ['1', '1'],
            $onSites(static fn (): mixed => get_option(Lifecycle::CONFLICT_OPTION)),
            'Nothing is restored while the other is there.',
        );
        $lifecycle(false)->installIfOutdated();
        self::assertSame(
            [false, '1'],
            $onSites(static fn (): mixed => get_option(Lifecycle::CONFLICT_OPTION)),
            'Each site is restored by its own next request.',
        );
    }

    public function testDeletionUsesTheSettingOfEachSite(): void
    {
        $site = $this->newSite();
        $kept = $this->opening()->ID;
        switch_to_blog($site);
        $gone = $this->opening()->ID;
        update_option(Lifecycle::UNINSTALL_OPTION, 'erase');
        restore_current_blog();
        foreach (['before_delete_post', 'delete_post', 'deleted_post', 'after_delete_post', 'delete_term'] as $hook) {
            remove_all_actions($hook);
        }
        Plugin::uninstall(COURANT_DESK_FILE);

        self::assertSame('publish', get_post_status($kept));
        self::assertNotNull(get_role('hr'));
        switch_to_blog($site);
        self::assertFalse(get_post_status($gone));
        self::assertNull(get_role('hr'));
    }

    public function testEverySiteHasItsOwnSettings(): void
    {
        $site = $this->newSite();
        $settings = new OpeningsSettings();
        update_option('courant_jobs', ['slug' => 'here']);
        self::assertSame('here', $settings->slug());
        switch_to_blog($site);
        $settings->clearCache();
        self::assertSame('jobs', $settings->slug());
    }

    private function newSite(string $path = '/second/'): int
    {
        $site = wp_insert_site(
            ['domain' => 'courant.example', 'path' => $path, 'title' => 'Second', 'user_id' => 1]
        );
        self::assertIsInt($site);

        return $site;
    }
}
