<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\AdminScript;
use CourantTests\Support\SiteTestCase;

/** Tests which copy of the drag-and-drop library the Customizer controls use. */
final class CustomizerScriptsTest extends SiteTestCase
{
    private const HANDLE = 'courant-desk-drag-and-drop';

    protected function tearDown(): void
    {
        wp_scripts()->remove([self::HANDLE, 'courant-theme-customizer']);
        parent::tearDown();
    }

    public function testTheCustomizerLoadsOneCopyTheOneThatTheScreensOfThePluginUse(): void
    {
        $administrator = $this->user('administrator');
        $sources = fn (string $path): array => $this->sourcesOn($path, $administrator);
        $shared = $sources('/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-forms');
        self::assertCount(1, $shared);
        self::assertSame($shared, $sources('/wp-admin/customize.php'));
    }

    public function testWithoutThePluginTheFileOfTheThemeIsUsed(): void
    {
        wp_scripts()->remove(self::HANDLE);
        AdminScript::enqueue('theme-customizer');
        self::assertStringContainsString('/themes/', (string) self::registered()->src);
    }

    public function testAnotherVersionOfThePluginIsReplaced(): void
    {
        wp_scripts()->remove(self::HANDLE);
        AdminScript::enqueue('theme-customizer');
        $version = self::registered()->ver;
        foreach (['1' => '/themes/', (string) $version => '/plugins/'] as $registered => $folder) {
            wp_scripts()->remove(self::HANDLE);
            wp_register_script(self::HANDLE, 'https://site.test/plugins/library.js', [], (string) $registered, true);
            AdminScript::enqueue('theme-customizer');
            self::assertStringContainsString($folder, (string) self::registered()->src);
        }
    }

    /** @return list<string> URLs of the library on a screen */
    private function sourcesOn(string $path, \WP_User $user): array
    {
        preg_match_all('~src="([^"]+/drag-and-drop\.js[^"]*)"~', $this->http('GET', $path, as: $user)->body, $found);

        return $found[1];
    }

    private static function registered(): \_WP_Dependency
    {
        $script = wp_scripts()->query(self::HANDLE);
        self::assertInstanceOf(\_WP_Dependency::class, $script);

        return $script;
    }
}
