<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Assets;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** A checkout of the sources that was never built. */
#[Group('once')]
final class MissingBuildTest extends SiteTestCase
{
    public function testNoScriptOrStyleOfABuildThatIsMissingIsEnqueued(): void
    {
        $scripts = wp_scripts()->queue;
        $styles = wp_styles()->queue;
        $assets = $this->assets();
        $assets->enqueueLoader();
        $assets->early('missing-build');
        $assets->style('missing-build');
        $handle = $assets->adminScript('missing-build');

        self::assertSame($scripts, wp_scripts()->queue);
        self::assertSame($styles, wp_styles()->queue);
        self::assertFalse(wp_script_is($handle, 'registered'));
        self::assertSame([], $assets->islands());
    }

    public function testAdministratorsAreToldWhatToRun(): void
    {
        $assets = $this->assets();
        wp_set_current_user($this->user('administrator')->ID);
        self::assertStringContainsString('npm run build', $this->noticeOf($assets));
        wp_set_current_user($this->user('hr')->ID);
        self::assertSame('', $this->noticeOf($assets));
    }

    public function testThisSiteIsBuiltAndHasNoSuchNotice(): void
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
        $assets->showMissingBuild();

        return (string) ob_get_clean();
    }
}
