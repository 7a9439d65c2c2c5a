<?php

declare(strict_types=1);

namespace CourantTests\Integration\TestEnvironment;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('multisite')]
final class NetworkSitesTest extends SiteTestCase
{
    public function testThePluginIsActiveOnTheWholeNetwork(): void
    {
        self::assertTrue(is_multisite());
        self::assertTrue(is_plugin_active_for_network('courant-desk/courant-desk.php'));
    }

    public function testASiteThatATestMadeIsGoneAfterwards(): void
    {
        self::assertCount(1, get_sites());
        $site = wp_insert_site(
            ['domain' => 'courant.example', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1]
        );
        self::assertIsInt($site);
        switch_to_blog($site);
        self::assertSame('Second', get_bloginfo('name'));
    }

    public function testOnlyTheMainSiteRemains(): void
    {
        self::assertCount(1, get_sites());
        self::assertSame(1, get_current_blog_id());
    }
}
