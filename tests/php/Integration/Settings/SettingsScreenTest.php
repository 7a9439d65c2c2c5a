<?php

declare(strict_types=1);

namespace CourantTests\Integration\Settings;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests the tabs, pages and help of the settings screen for each role. */
#[Group('each-version')]
final class SettingsScreenTest extends SiteTestCase
{
    public function testEachUserSeesTheTabsWithSettingsThatTheyCanChange(): void
    {
        $url = '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings';
        $page = $this->http('GET', $url, as: $this->user('editor'));
        self::assertSame(200, $page->status);
        self::assertStringContainsString('tab=video', $page->body);
        self::assertStringNotContainsString('tab=consent', $page->body);
        self::assertSame(['Content', 'Ads'], self::tabs($page->body));
        self::assertSame(
            ['Tables of contents', 'Table of contents: appearance', 'Table of contents: by post type', 'Videos'],
            self::pages($page->body),
        );
        self::assertSame(
            ['Jobs', 'Applications', 'Site'],
            self::tabs($this->http('GET', $url, as: $this->user('hr'))->body),
        );
        $admin = $this->http('GET', $url, as: $this->user('administrator'))->body;
        self::assertSame(['Jobs', 'Applications', 'Content', 'Ads', 'Privacy', 'Site'], self::tabs($admin));
        self::assertSame(
            [
                'Job openings', 'Opening page', 'Listings', 'Map', 'Views of openings and articles', 'Feeds',
                'Overview',
            ],
            self::pages($admin),
        );
        self::assertStringContainsString('id="tab-panel-courant-settings-privacy"', $admin);
        self::assertStringNotContainsString('id="tab-panel-courant-settings-privacy"', $page->body);
        self::assertStringContainsString(
            'awsm-jobs-settings',
            $this->http('GET', '/wp-admin/', as: $this->user('editor'))->body,
            'the menu has it',
        );
        self::assertStringNotContainsString(
            'courant_consent',
            $this->http('GET', "$url&tab=consent", as: $this->user('editor'))->body,
        );
        self::assertSame(403, $this->http('GET', $url, as: $this->user('author'))->status);
    }

    /** @return list<string> titles of the tabs */
    private static function tabs(string $page): array
    {
        preg_match_all('~<a class="nav-tab[^>]*>([^<]+)</a>~', $page, $matches);

        return $matches[1];
    }

    /** @return list<string> titles of the pages of the current tab */
    private static function pages(string $page): array
    {
        $list = explode('</nav>', explode('courant-settings-pages', $page)[1] ?? '')[0];
        preg_match_all('~<a [^>]*>([^<]+)</a>~', $list, $matches);

        return $matches[1];
    }

    public function testPrintsTheSettingsForItsScript(): void
    {
        $url = '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings';
        $html = $this->http('GET', $url, as: $this->user('administrator'))->body;

        self::assertMatchesRegularExpression(
            '~createPreloadingMiddleware\( \{"\\\\?/courant\\\\?/v1\\\\?/settings":~',
            $html,
        );
    }
}
