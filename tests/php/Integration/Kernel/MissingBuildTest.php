<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Assets;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests a checkout of the source code without a build. */
#[Group('once')]
final class MissingBuildTest extends SiteTestCase
{
    public function testNoScriptOrStyleOfABuildThatIsMissingIsEnqueued(): void
    {
        $scripts = wp_scripts()->queue;
        $styles = wp_styles()->queue;
        $assets = $this->assets();
        $assets->enqueueLoader();
        $assets->enqueueEarlyScript('missing-build');
        $assets->enqueueStyle('missing-build');
        $handle = $assets->enqueueAdminScript('missing-build');

        self::assertSame($scripts, wp_scripts()->queue);
        self::assertSame($styles, wp_styles()->queue);
        self::assertFalse(wp_script_is($handle, 'registered'));
        self::assertSame([], $assets->moduleUrls('islands'));
    }

    public function testAdministratorsSeeTheBuildCommands(): void
    {
        $assets = $this->assets();
        wp_set_current_user($this->user('administrator')->ID);
        self::assertStringContainsString('npm run build', $this->noticeOf($assets));
        wp_set_current_user($this->user('hr')->ID);
        self::assertSame('', $this->noticeOf($assets));
    }

    public function testABuiltSiteHasNoNotice(): void
    {
        $page = $this->http('GET', '/wp-admin/index.php', as: $this->user('administrator'))->body;

        self::assertStringContainsString('id="wpbody"', $page);
        self::assertStringNotContainsString('npm run build', $page);
    }

    private function assets(): Assets
    {
        return new Assets(sys_get_temp_dir() . '/courant-not-built/courant-desk.php');
    }

    private function noticeOf(Assets $assets): string
    {
        ob_start();
        $assets->printMissingBuildNotice();

        return (string) ob_get_clean();
    }
}
