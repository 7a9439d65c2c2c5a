<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantDesk\Kernel\Capabilities;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * Tests the roles of a network: only super admins may use unfiltered HTML, and each site has the capabilities in
 * its own roles.
 */
#[Group('multisite')]
final class NetworkAccessTest extends SiteTestCase
{
    public function testOnlySuperAdminsRunScriptsOfOthers(): void
    {
        $admin = $this->user('administrator');
        $super = $this->user('administrator');
        grant_super_admin($super->ID);
        foreach (
            [
                'consent' => ['gtm' => 'GTM-ABCDEF1'],
                'advertising' => ['client' => 'ca-pub-1234567890123'],
            ] as $group => $changes
        ) {
            wp_set_current_user($admin->ID);
            $before = get_option("courant_$group");
            self::assertSame(403, $this->saveSettings([$group => $changes]));
            self::assertSame($before, get_option("courant_$group"));
            wp_set_current_user($super->ID);
            self::assertSame(200, $this->saveSettings([$group => $changes]));
            self::assertNotSame($before, get_option("courant_$group"));
        }
        wp_set_current_user($admin->ID);
        self::assertSame(
            200,
            $this->saveSettings(['consent' => ['fallback' => 'open'], 'jobs' => ['uninstall' => 'erase']]),
        );

        $ad = $this->post([
            'type' => 'courant_ad',
            'meta' => ['_courant_ad' => ['kind' => 'adsense', 'unit' => '1234567890', 'places' => ['header']]],
        ])->ID;
        foreach (['edit_post', 'delete_post'] as $capability) {
            self::assertFalse(user_can($admin, $capability, $ad));
            self::assertTrue(user_can($super, $capability, $ad));
        }
    }

    public function testEverySiteHasTheCapabilitiesInItsOwnRoles(): void
    {
        $site = wp_insert_site(
            ['domain' => 'courant.example', 'path' => '/third/', 'title' => 'Third', 'user_id' => 1]
        );
        self::assertIsInt($site);
        $here = $this->user('editor');
        self::assertTrue(user_can($here, Capabilities::NEWSROOM));
        switch_to_blog($site);
        self::assertTrue(get_role('editor')?->has_cap(Capabilities::NEWSROOM));
        self::assertTrue(get_role('hr')?->has_cap(Capabilities::OPENINGS));
        self::assertFalse(get_role('hr')->has_cap(Capabilities::NEWSROOM));
        self::assertFalse(user_can($here->ID, Capabilities::NEWSROOM), 'an editor of another site');
        restore_current_blog();
    }

    /** @param array<string, array<string, string>> $changes */
    private function saveSettings(array $changes): int
    {
        $request = new WP_REST_Request('PUT', '/courant/v1/settings');
        $request->set_body_params(['changes' => $changes]);

        return rest_do_request($request)->get_status();
    }
}
