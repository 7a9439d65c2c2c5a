<?php

declare(strict_types=1);

namespace CourantTests\Integration\TableOfContents;

use CourantDesk\TableOfContents\TableOfContentsSettings;
use CourantTests\Support\SiteTestCase;

/**
 * Tests which settings a new site stores, and that adopted settings have priority
 * (docs/features/table-of-contents.md#settings).
 */
final class NewSiteDefaultsTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        delete_option('courant_contents');
    }

    public function testANewSiteInsertsTablesIntoArticlesFromThreeHeadings(): void
    {
        (new TableOfContentsSettings())->install();
        $stored = get_option('courant_contents');
        do_action('update_option_courant_contents');

        self::assertIsArray($stored);
        self::assertSame([3, ['post'], ['post', 'page']], [$stored['min'], $stored['auto'], $stored['types']]);
        self::assertFalse($this->hasTable('post', 2));
        self::assertTrue($this->hasTable('post', 3));
        self::assertFalse($this->hasTable('page', 3));
    }

    public function testStylesOfTablesAreLoadedOnlyWithEnoughHeadings(): void
    {
        (new TableOfContentsSettings())->install();
        do_action('update_option_courant_contents');
        $hasStyles = fn (string $view): bool => str_contains($view, 'courant-desk-table-of-contents-inline-css');

        self::assertFalse($hasStyles($this->view('post', 2)));
        self::assertTrue($hasStyles($this->view('post', 3)));
        self::assertTrue($hasStyles($this->viewContent('<h2>One</h2>[toc]')), 'with an own table');
    }

    public function testOnANewSiteJumpsLeaveSpaceAndLongListsStartCollapsedOnSmallScreens(): void
    {
        (new TableOfContentsSettings())->install();
        do_action('update_option_courant_contents');

        self::assertStringContainsString('data-toc-offset="32"', $this->view('post', 8));
        self::assertStringContainsString('data-toc-hide=""', $this->view('post', 8));
        self::assertStringContainsString('data-toc-hide="mobile"', $this->view('post', 9));
    }

    public function testAdoptedSettingsHavePriority(): void
    {
        update_option('ez-toc-settings', ['start' => '4', 'auto_insert_post_types' => ['page']]);
        do_action('activate_' . plugin_basename(COURANT_DESK_FILE), false);
        $stored = get_option('courant_contents');

        self::assertIsArray($stored);
        self::assertSame([4, ['page']], [$stored['min'], $stored['auto']]);
        self::assertSame([30, 0], [$stored['scroll_offset'], $stored['max_open']]);
    }

    public function testStoredSettingsAreKept(): void
    {
        add_option('courant_contents', ['min' => 2]);
        (new TableOfContentsSettings())->install();

        self::assertSame(['min' => 2], get_option('courant_contents'));
    }

    private function hasTable(string $type, int $headings): bool
    {
        return str_contains($this->view($type, $headings), 'ez-toc-container');
    }

    private function view(string $type, int $headings): string
    {
        return $this->viewContent(implode('', array_map(
            static fn (int $number): string => "<h2>Heading {$number}</h2><p>Text.</p>",
            range(1, $headings),
        )), $type);
    }

    private function viewContent(string $content, string $type = 'post'): string
    {
        $post = $this->post(['type' => $type, 'content' => $content]);
        $path = (string) wp_parse_url(get_permalink($post), PHP_URL_PATH);

        return $this->http('GET', $path)->body;
    }
}
