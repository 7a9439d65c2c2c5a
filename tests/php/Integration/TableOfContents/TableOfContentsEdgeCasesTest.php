<?php

declare(strict_types=1);

namespace CourantTests\Integration\TableOfContents;

use CourantTests\Support\SiteTestCase;
use WP_Post;

/**
 * Tests edge cases that need a whole page (docs/features/table-of-contents.md), and settings
 * (docs/compatibility/easy-table-of-contents.md#settings).
 */
final class TableOfContentsEdgeCasesTest extends SiteTestCase
{
    private const TEXT = '<p>Before.</p><h2>One</h2><p>First.</p><h3>Below: one</h3><p>Second.</p><h2>Two</h2><p>Third.</p>';

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['contents', 'contents_looks', 'contents_types'] as $group) {
            do_action("update_option_courant_$group");
        }
    }

    public function testRendersShortcodesInHeadingsOnceAndIncludesPatterns(): void
    {
        $pattern = $this->post([
            'type' => 'wp_block',
            'content' => '<!-- wp:heading --><h2 class="wp-block-heading">From a pattern</h2><!-- /wp:heading -->',
        ]);
        $html = $this->page($this->post([
            'content' => '<h2>Best of [wp_caption width="1" caption="2026"]x[/wp_caption] and [unknown]</h2><!-- wp:block {"ref":'
                . $pattern->ID . '} /--><h2>Last</h2>',
        ]));

        self::assertStringContainsString('[unknown]</a>', $html);
        self::assertStringNotContainsString('[wp_caption', $html);
        self::assertMatchesRegularExpression('~href="#from-a-pattern"[^>]*>From a pattern</a>.*href="#last"~s', $html);
    }

    public function testLinksToOtherPagesWithPlainPermalinks(): void
    {
        update_option('permalink_structure', '');
        $post = $this->post(['content' => "<h2>One</h2><p>a</p>\n<!--nextpage-->\n<h2>Two</h2><p>b<!--more-->c</p>"]);

        self::assertSame(['#one', home_url("/?p=$post->ID&page=2#two")], $this->links($this->fetch("/?p=$post->ID")));
        self::assertSame([home_url("/?p=$post->ID#one"), '#two'], $this->links($this->fetch("/?p=$post->ID&page=2")));
    }

    public function testLinksResolveAfterHeadingTextChanges(): void
    {
        $html = $this->page($this->post(['content' => str_replace('One', 'Its "one"', self::TEXT)]));

        self::assertSame(['#its-one', '#below-one', '#two'], $this->links($html));
        self::assertStringContainsString('<h2 id="its-one">Its &#8220;one&#8221;</h2>', $html);
    }

    public function testReadingWritesNothing(): void
    {
        $post = $this->post([
            'content' => '[ez-toc exclude="Two" heading_levels="2,3" post_not_in="1"]' . self::TEXT
                . '[toc view_more="1" columns="2" wrapping="right" box_title="Legend" label="Mine" class="extra"]',
        ]);
        $before = get_post_meta($post->ID);
        $html = $this->page($post);

        self::assertSame($before, get_post_meta($post->ID));
        self::assertSame(['#one', '#below-one', '#one', '#below-one', '#two'], $this->links($html));
        self::assertStringContainsString('--contents-columns:2;', $html);
        self::assertMatchesRegularExpression('~class="courant-contents [^"]*ez-toc-wrap-right [^"]*extra"~', $html);
        self::assertStringContainsString('<div class="ez-toc-box-title">Legend</div>', $html);
        self::assertMatchesRegularExpression('~2 more entries~', $html);
    }

    public function testStickyShortcodeAndBlockRenderInPlace(): void
    {
        $html = $this->page(
            $this
                ->post(['content' => self::TEXT . '[ez-toc-widget-sticky title="Aside" highlight_color="#abcdef" fixed_top_position="50"]'
                    . '<!-- wp:courant/contents {"label":"Block","changes":{"two":{"hidden":true},"one":{"label":"First part"}}} /-->'])
        );

        self::assertStringContainsString('--contents-highlight:#abcdef;--contents-sticky-top:50px;', $html);
        self::assertSame(['#one', '#below-one', '#two', '#one', '#below-one'], $this->links($html));
        self::assertStringContainsString('>First part</a>', $html);
        self::assertStringNotContainsString('id="ez-toc-container-2"', $html);
    }

    public function testTableOfAnotherPostLinksToThatPost(): void
    {
        $other = $this->post(['content' => self::TEXT]);
        $html = $this->page(
            $this->post(['content' => '<p>See</p>[ez-toc post_id="' . $other->ID . '" no_label="true"]'])
        );

        self::assertSame(get_permalink($other) . '#one', $this->links($html)[0] ?? '');
    }

    public function testAppliesSettingsToThePage(): void
    {
        update_option('courant_contents', [
            'quiet_links' => true, 'request_uri' => true, 'json_ld' => true, 'ajax' => true, 'no_colons' => true,
            'remember' => 'always', 'hidden' => true,
            'reading_time' => true, 'mobile_offset' => 0, 'label_toggles' => true, 'affix' => '#aside',
        ]);
        update_option('courant_contents_looks', [
            'theme' => 'black', 'counter' => 'upper-roman', 'title_size' => '1.5rem', 'label_tag' => 'div',
            'number_colour' => '#123456',
        ]);
        update_option('courant_contents_types', ['post_label' => 'In this post', 'post_levels' => '2']);
        $post = $this->post(['content' => self::TEXT]);
        $html = $this->page($post);
        $path = wp_make_link_relative(get_permalink($post));

        self::assertSame(["$path#one", "$path#two"], $this->links($html));
        self::assertStringContainsString(
            '<div class="ez-toc-title" id="ez-toc-container-title">In this post</div>',
            $html,
        );
        self::assertStringContainsString(
            'style="--contents-number:#123456;--contents-title-size:1.5rem;--contents-counter:upper-roman;"',
            $html,
        );
        self::assertStringContainsString('data-toc-remember="always"', $html);
        self::assertStringContainsString('1 minute read', $html);
        self::assertMatchesRegularExpression(
            '~var ezTOC = \{"smooth_scroll":"1","scroll_offset":"30","fallbackIcon":"","chamomile_theme_is_on":"","visibility_hide_by_default":"1","visibility_hide_by_device":"1","affixSelector":"#aside","ajax_toggle":"1"\}~',
            $html,
        );
        self::assertStringContainsString('"add_request_uri":"1","add_self_reference_link":"","JumpJsLinks":"1"', $html);
        self::assertStringContainsString(
            '{"@type":"SiteNavigationElement","@id":"' . get_permalink($post) . '#one","name":"One"',
            $html,
        );
    }

    public function testInsertsTableIntoTermDescriptionOnFirstPage(): void
    {
        update_option('courant_contents', ['terms' => ['category']]);
        $term = $this->term('category', 'Harbours');
        remove_all_filters('pre_term_description');
        wp_update_term($term->term_id, 'category', [
            'description' => '<p>All of them.</p><h2>North</h2><p>a</p><h2>South</h2>',
        ]);
        $this->post(['categories' => [$term->term_id], 'content' => self::TEXT]);
        wp_set_object_terms($this->post(['content' => 'x'])->ID, [$term->term_id], 'category');
        $link = get_term_link($term);
        self::assertIsString($link);
        $html = $this->fetch($link);

        self::assertSame(['#north', '#south'], $this->links($html));
    }

    public function testSitemapShortcodesListPagesCategoriesAndPosts(): void
    {
        $this->post(['type' => 'page', 'title' => 'About us']);
        $post = $this->post([
            'title' => 'Zebra story',
            'content' => '[ez-toc-sitemap page_heading="2"][ez-toc-sitemap-posts label="All stories" order="DESC"][sitemap_categories no_label="true"]',
        ]);
        $html = $this->page($post);

        self::assertMatchesRegularExpression('~<h2[^>]* class="ez-toc-sitemap-heading">Pages</h2>.*About us~s', $html);
        self::assertMatchesRegularExpression(
            '~>All stories</h3>.*ez-toc-sitemap-letter">Z</p><ul class="ez-toc-sitemap-list"><li><a href="[^"]+">Zebra story~s',
            $html,
        );
        self::assertSame(2, substr_count($html, 'ez-toc-sitemap-categories'));
    }

    public function testAppliesFiltersWithBothPrefixes(): void
    {
        add_filter('ez_toc_title', static fn (string $title): string => strtoupper($title));
        add_filter('eztoc_container_class', static fn (array $classes): array => [...$classes, 'mine']);
        add_filter('ez_toc_url_anchor_target', static fn (string $id): string => 'x-' . $id);
        add_filter('ez_toc_exclude_by_selector', static fn (array $all): array => [...$all, 'h3']);
        $post = $this->post(['content' => self::TEXT]);
        $this->visit($post);
        $html = apply_filters('the_content', $post->post_content);
        self::assertIsString($html);

        self::assertSame(['#x-one', '#x-two'], $this->links($html));
        self::assertStringContainsString('>ONE</a>', $html);
        self::assertMatchesRegularExpression('~class="[^"]* mine"~', $html);
        self::assertStringContainsString('href="#x-one"', eztoc_get_toc_block($post));
    }

    private function visit(WP_Post $post): void
    {
        global $wp_query, $wp_the_query;
        $wp_query = new \WP_Query(['p' => $post->ID]);
        $wp_the_query = $wp_query;
        the_post();
    }

    private function page(WP_Post $post): string
    {
        return $this->fetch(get_permalink($post));
    }

    private function fetch(string $url): string
    {
        $link = (array) wp_parse_url($url);
        $response = $this->http('GET', ($link['path'] ?? '/') . (isset($link['query']) ? '?' . $link['query'] : ''));
        self::assertSame(200, $response->status, $response->body);

        return $response->body;
    }

    /** @return list<string> link targets of the tables, except those of the drawer */
    private function links(string $html): array
    {
        preg_match_all(
            '~<a class="ez-toc-link[^>]* href="([^"]+)"~',
            explode('<aside class="courant-contents-bar"', $html)[0],
            $matches,
        );

        return array_map(html_entity_decode(...), $matches[1]);
    }
}
