<?php

declare(strict_types=1);

namespace CourantTests\Integration\TableOfContents;

use CourantDesk\TableOfContents\Storage\OutlineRepository;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;

/**
 * Tests the table in an article on a real server (docs/features/table-of-contents.md,
 * docs/compatibility/easy-table-of-contents.md#markup).
 */
final class TableInserterTest extends SiteTestCase
{
    private const TEXT = '<p>Before.</p><h2>One</h2><p>First.</p><h3>Below one</h3><p>Second.</p><h2>Two</h2><p>Third.</p>';

    protected function setUp(): void
    {
        parent::setUp();
        // The rollback of the previous test's settings did not fire hooks.
        do_action('update_option_courant_contents');
    }

    public function testInsertsTableBeforeFirstHeadingWithResolvingLinks(): void
    {
        $html = $this->page($this->post(['content' => self::TEXT]));

        self::assertLessThan(strpos($html, '<h2 id="one">One</h2>'), strpos($html, 'id="ez-toc-container"'));
        self::assertSame(1, substr_count($html, 'id="ez-toc-container"'));
        self::assertSame(['#one', '#below-one', '#two'], $this->links($html));
        self::assertMatchesRegularExpression(
            '~<button type="button" class="ez-toc-toggle ez-toc-btn" aria-expanded="true" aria-controls="ez-toc-container-list"~',
            $html,
        );
        self::assertMatchesRegularExpression('~<nav aria-label="Table of Contents">~', $html);
        self::assertStringContainsString('data-toc-index="0"', $html);
        self::assertStringContainsString('data-island="table-of-contents" data-when="gesture"', $html);
        self::assertStringContainsString('"contents":{"scrollOffset":30,"mobileOffset":30,"smoothScroll":true', $html);
    }

    public function testInsertsNoTableNextToAListOfOpeningsUnlessThePostRequestsIt(): void
    {
        foreach (['[awsmjobs]', '<!-- wp:wp-job-openings/blocks /-->'] as $listing) {
            $post = $this->post(['content' => self::TEXT . $listing]);
            self::assertStringNotContainsString('ez-toc-container', $this->page($post));

            update_post_meta($post->ID, '_ez-toc-insert', '1');
            self::assertStringContainsString('ez-toc-container', $this->page($post));
        }
    }

    public function testInsertsNoTableForOneHeading(): void
    {
        $html = $this->page($this->post(['content' => '<h2>Alone</h2><p>Text.</p>']));

        self::assertStringNotContainsString('ez-toc-container', $html);
    }

    public function testComputesOutlineOnSaveAndReadingWritesNothing(): void
    {
        $post = $this->post(
            ['content' => self::TEXT . '<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt="A" width="900" height="600"/></figure><!-- /wp:image -->']
        );
        $kept = get_post_meta($post->ID, OutlineRepository::META_KEY, true);
        self::assertIsArray($kept);
        $this->page($post);
        delete_post_meta($post->ID, OutlineRepository::META_KEY);

        $html = $this->page($post);

        self::assertSame(['#one', '#below-one', '#two'], $this->links($html));
        self::assertSame('', get_post_meta($post->ID, OutlineRepository::META_KEY, true));
    }

    public function testStoredOutlineMatchesThePage(): void
    {
        $post = $this->post(
            ['content' => self::TEXT . '<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt="A" width="900" height="600"/></figure><!-- /wp:image -->']
        );
        $kept = get_post_meta($post->ID, OutlineRepository::META_KEY, true);
        self::assertIsArray($kept);
        self::assertIsArray($kept['pages']);
        self::assertIsArray($kept['pages'][0]);
        self::assertIsArray($kept['pages'][0]['headings']);
        self::assertIsArray($kept['pages'][0]['headings'][0]);
        $kept['pages'][0]['headings'][0][1] = 'Kept words';
        update_post_meta($post->ID, OutlineRepository::META_KEY, $kept);

        self::assertStringContainsString(
            '>Kept words</a>',
            $this->page($post),
            'The page computed again what was kept.',
        );
    }

    public function testListsHeadingsOfAllPagesOfAPost(): void
    {
        $post = $this->post([
            'name' => 'three-parts',
            'content' => "<h2>One</h2><p>a</p>\n<!--nextpage-->\n<h2>Two</h2><h2>One</h2><p>b</p>",
        ]);
        $url = get_permalink($post);
        $second = str_contains($url, '?') ? "$url&page=2" : $url . '2/';

        self::assertSame(['#one', "$second#two", "$second#one-2"], $this->links($this->page($post)));
        self::assertSame(["$url#one", '#two', '#one-2'], $this->links($this->fetch($second)));

        delete_post_meta($post->ID, OutlineRepository::META_KEY);
        self::assertSame(["$url#one", '#two', '#one-2'], $this->links($this->fetch($second)));
    }

    public function testPrintsTheScriptObjectsOfTheFormsOnThePage(): void
    {
        $plain = $this->page($this->post(['content' => self::TEXT]));
        update_option('courant_contents', ['bar' => 'all']);
        do_action('update_option_courant_contents');
        $html = $this->page($this->post(['content' => self::TEXT . '[ez-toc-widget-sticky]']));

        self::assertStringContainsString('var ezTOC = {', $plain);
        self::assertStringNotContainsString('ezTocWidgetSticky', $plain);
        self::assertStringContainsString('var ezTocWidgetSticky = {"fixed_top_position":"30"}', $html);
        self::assertStringContainsString('var eztoc_sticky_local = {"close_on_link_click":"1"}', $html);
    }

    public function testIdsOfTableOfContentsPlusAreNumberedOnEachPage(): void
    {
        update_option('courant_contents', ['slugs' => 'plus']);
        do_action('update_option_courant_contents');
        $post = $this->post([
            'name' => 'two-parts', 'content' => '<h2>One</h2><h2>One</h2><p>a</p><!--nextpage--><h2>One</h2><p>b</p>',
        ]);
        $url = get_permalink($post);
        $second = str_contains($url, '?') ? "$url&page=2" : $url . '2/';

        self::assertSame(['#One', '#One-2', "$second#One"], $this->links($this->page($post)));
        self::assertStringContainsString('<h2 id="One">', $this->fetch($second));
    }

    public function testShortcodesHaveSeparateAttributesAndIds(): void
    {
        $html = $this->page($this->post([
            'content' => '<p>a</p>[ez-toc heading_levels="2" header_label="Short"]' . self::TEXT
                . '[toc no_label="true" toggle_view="no"]',
        ]));

        self::assertStringContainsString('id="ez-toc-container-title">Short</p>', $html);
        self::assertSame(1, substr_count($html, 'id="ez-toc-container-2"'));
        self::assertStringNotContainsString('ez-toc-container-2-title', $html);
        self::assertSame(['#one', '#two', '#one', '#below-one', '#two'], $this->links($html));
        self::assertSame(1, substr_count($html, 'data-toc-index='));
        self::assertStringNotContainsString('<!--courant-contents:', $html);
    }

    public function testPostCanDisableTheTable(): void
    {
        $html = $this->page($this->post(['content' => '[no-toc]' . self::TEXT]));
        self::assertStringNotContainsString('ez-toc-container', $html);

        $html = $this->page($this->post(['content' => self::TEXT, 'meta' => ['_ez-toc-disabled' => '1']]));
        self::assertStringNotContainsString('ez-toc-container', $html);
    }

    public function testAppliesPostMeta(): void
    {
        $html = $this->page($this->post(['content' => self::TEXT, 'meta' => [
            '_ez-toc-heading-levels' => [2],
            '_ez-toc-header-label' => 'In this text',
            '_ez-toc-position-specific' => 'bottom',
            '_ez-toc-alttext' => 'Two|The second',
            '_ez-toc-visibility_hide_by_default' => '1',
        ]]));

        self::assertSame(['#one', '#two'], $this->links($html));
        self::assertStringContainsString('>In this text</p>', $html);
        self::assertStringContainsString('>The second</a>', $html);
        self::assertStringContainsString('data-toc-hide="mobile,desktop"', $html);
        self::assertGreaterThan(strpos($html, 'Third.'), strpos($html, 'id="ez-toc-container"'));
        self::assertStringContainsString('<h3>Below one</h3>', $html);
    }

    /** @return iterable<string, array{string, int, string, string}> */
    public static function positions(): iterable
    {
        yield 'before' => ['before', 1, 'Before.', 'id="one"'];
        yield 'after' => ['after', 1, 'One</h2>', 'First.'];
        yield 'after the first paragraph' => ['afterpara', 1, 'Before.', 'id="one"'];
        yield 'after the second paragraph' => ['aftercustompara', 2, 'First.', 'Below one</h3>'];
        yield 'after a missing paragraph' => ['aftercustompara', 99, 'Before.', 'id="one"'];
        yield 'after a missing image' => ['aftercustomimg', 2, 'Before.', 'id="one"'];
        yield 'top' => ['top', 1, 'entry-content', 'Before.'];
        yield 'bottom' => ['bottom', 1, 'Third.', '</article>'];
    }

    #[DataProvider('positions')]
    public function testInsertsTableAtConfiguredPosition(
        string $position,
        int $number,
        string $before,
        string $after,
    ): void {
        update_option('courant_contents', ['position' => $position, 'number' => $number]);
        $html = $this->page($this->post(['content' => self::TEXT]));
        $box = (int) strpos($html, 'id="ez-toc-container"');

        self::assertLessThan($box, strpos($html, $before));
        self::assertGreaterThan($box, strpos($html, $after, $box));
    }

    public function testFeedsListsExcerptsAndProtectedPostsHaveNoTable(): void
    {
        $this->post(['content' => self::TEXT]);
        self::assertStringNotContainsString('ez-toc', $this->fetch('/?feed=rss2'));
        $secret = $this->post(['content' => self::TEXT, 'password' => 'x']);
        self::assertStringNotContainsString('ez-toc-container', $this->page($secret));
        $page = $this->http('GET', '/?rest_route=/wp/v2/posts/' . $secret->ID)->body;
        self::assertStringContainsString('"courant_outline":[]', $page);
    }

    public function testRestApiContainsTheOutline(): void
    {
        $post = $this->post(['content' => self::TEXT]);
        $response = json_decode($this->http('GET', '/?rest_route=/wp/v2/posts/' . $post->ID)->body, true);
        self::assertIsArray($response);
        self::assertIsArray($response['courant_outline']);

        self::assertSame(
            [
                'level' => 3, 'text' => 'Below one', 'id' => 'below-one', 'page' => 1,
                'link' => get_permalink($post) . '#below-one',
            ],
            $response['courant_outline'][1]
        );
    }

    public function testBothWidgetsListTheArticle(): void
    {
        update_option('widget_ezw_tco', [2 => ['title' => 'Aside'], '_multiwidget' => 1]);
        update_option('widget_ez_toc_widget_sticky', [3 => ['title' => ''], '_multiwidget' => 1]);
        $sidebars = wp_get_sidebars_widgets();
        $first = array_key_first(array_diff_key($sidebars, ['wp_inactive_widgets' => 1]));
        wp_set_sidebars_widgets([(string) $first => ['ezw_tco-2', 'ez_toc_widget_sticky-3']] + $sidebars);

        $html = $this->page($this->post(['content' => self::TEXT]));

        self::assertStringContainsString('id="ez-toc-widget-container"', $html);
        self::assertStringContainsString('class="ez-toc-title" id="ez-toc-widget-container-title">Aside</p>', $html);
        self::assertStringContainsString('class="ez-toc-widget-sticky-list ez-toc-list ez-toc-list-level-1"', $html);
        self::assertMatchesRegularExpression('~data-toc-index="0".*data-toc-index="1".*data-toc-index="2"~s', $html);
        self::assertStringNotContainsString('ez-toc-widget-container', $this->fetch('/?s=Post'));
    }

    private function page(WP_Post $post): string
    {
        return $this->fetch(get_permalink($post));
    }

    private function fetch(string $url): string
    {
        $link = (array) wp_parse_url($url);
        $response = $this->http('GET', ($link['path'] ?? '/') . (isset($link['query']) ? '?' . $link['query'] : ''));
        self::assertSame(200, $response->status);

        return $response->body;
    }

    /** @return list<string> link targets of the tables; asserts that targets on this page exist */
    private function links(string $html): array
    {
        // The list of the drawer at the end of the page equals the first one.
        $upToBar = explode('<aside class="courant-contents-bar"', $html)[0];
        preg_match_all('~<a class="ez-toc-link[^>]* href="([^"]+)"~', $upToBar, $matches);
        foreach ($matches[1] as $href) {
            if ($href[0] === '#') {
                self::assertSame(1, substr_count($html, ' id="' . substr($href, 1) . '"'), $href);
            }
        }

        return array_map(html_entity_decode(...), $matches[1]);
    }
}
