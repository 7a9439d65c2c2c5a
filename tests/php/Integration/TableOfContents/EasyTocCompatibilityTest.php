<?php

declare(strict_types=1);

namespace CourantTests\Integration\TableOfContents;

use CourantDesk\TableOfContents\Frontend\EasyTocPost;
use CourantDesk\TableOfContents\Frontend\TableOfContentsWidget;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;

/**
 * Tests functions, filters, actions and attributes of Easy Table of Contents
 * (docs/compatibility/easy-table-of-contents.md#shortcodes,
 * docs/compatibility/easy-table-of-contents.md#hooks-and-functions).
 */
final class EasyTocCompatibilityTest extends SiteTestCase
{
    private const TEXT = '<p>Before.</p><h2>One</h2><p>First.</p><h3>Below one</h3><p>Second.</p><h2>Two</h2><p>Third.</p>';

    protected function setUp(): void
    {
        parent::setUp();
        do_action('update_option_courant_contents');
        // Newer WordPress versions keep it on the hook and report a deprecation.
        remove_action('wp_footer', 'the_block_template_skip_link');
    }

    /**
     * @return iterable<string, array{string, callable(mixed): mixed, string}> filter, what it does, and what is then in
     *     the text
     */
    public static function filters(): iterable
    {
        $add = static fn (string $what): callable => static fn (mixed $html): string => (is_string($html) ? $html : '')
            . $what;
        $upper = static fn (mixed $text): string => is_string($text) ? strtoupper($text) : '';
        $more = static fn (mixed $all): array => [...(array) $all, 'h3'];
        foreach (['ez_toc_', 'eztoc_'] as $prefix) {
            yield $prefix . 'title' => [$prefix . 'title', $upper, '~>ONE</a>~'];
            yield $prefix . 'container_class' =>
                [$prefix . 'container_class', $more, '~class="courant-contents [^"]* h3"~'];
            yield $prefix . 'exclude_by_selector' =>
                [$prefix . 'exclude_by_selector', $more, '~^(?!.*href="#below-one")~s'];
            yield $prefix . 'url_anchor_target' => [$prefix . 'url_anchor_target', $add('-x'), '~<h2 id="one-x">~'];
            yield $prefix . 'url_anchor_target_before' =>
                [$prefix . 'url_anchor_target_before', $add(' more'), '~<h2 id="one-more">~'];
            yield $prefix . 'table_heading_title_anchor' =>
                [$prefix . 'table_heading_title_anchor', $add(' <b>more</b>'), '~<h2 id="one-more">One</h2>~'];
            yield $prefix . 'add_custom_links' =>
                [$prefix . 'add_custom_links', $add('<li>own</li>'), '~<li>own</li></ul>~'];
            yield $prefix . 'pro_html_modifier' =>
                [$prefix . 'pro_html_modifier', $add('<li>own</li>'), '~<li>own</li></ul>~'];
            yield $prefix . 'modify_icon' =>
                [$prefix . 'modify_icon', $add('<i>+</i>'), '~<button[^>]*><i>\+</i></button>~'];
            yield $prefix . 'modify_process_page_content' =>
                [$prefix . 'modify_process_page_content', $add('<h2>Three</h2>'), '~href="#three"~'];
            yield $prefix . 'maybe_apply_the_content_filter' =>
                [$prefix . 'maybe_apply_the_content_filter', static fn (): bool => false, '~^(?!.*ez-toc-container)~s'];
        }
        yield 'eztoc_modify_the_content' => ['eztoc_modify_the_content', $add('<h2>Three</h2>'), '~href="#three"~'];
        yield 'eztoc_autoinsert_final_toc_html' =>
            ['eztoc_autoinsert_final_toc_html', $add('<hr class="own">'), '~</div>\s*<hr class="own"><h2~'];
        yield 'eztoc_wordpress_final_output' =>
            ['eztoc_wordpress_final_output', $add('<hr class="own">'), '~<hr class="own">$~'];
        yield 'eztoc_label_below_html' => ['eztoc_label_below_html', $add('<p>own</p>'), '~<p>own</p>\s*<nav~'];
    }

    /** @param callable(mixed): mixed $filter */
    #[DataProvider('filters')]
    public function testAppliesFilter(string $name, callable $filter, string $expected): void
    {
        $post = $this->post(['content' => self::TEXT]);
        add_filter($name, $filter);

        self::assertMatchesRegularExpression($expected, rtrim($this->text($post)));
    }

    public function testAppliesFiltersOfDrawerWidgetsAndEditors(): void
    {
        $types = ['page'];
        add_filter('eztoc_shortcode_final_toc_html', static fn (string $html): string => "<hr class=\"own\">$html");
        add_filter('ez_toc_sticky_title', static fn (): string => 'Jump');
        add_filter('eztoc_sticky_design_class', static fn (): string => 'drawn');
        add_filter('ez_toc_sticky_post_types', static function () use (&$types): array {
            return $types;
        });
        add_filter('eztoc_sidebar_has_toc_filter', static fn (): bool => false);
        $post = $this->post(['content' => self::TEXT . '[ez-toc]']);
        $factory = $GLOBALS['wp_widget_factory'];
        self::assertInstanceOf(\WP_Widget_Factory::class, $factory);
        $widget = $factory->get_widget_object('ezw_tco');
        self::assertInstanceOf(TableOfContentsWidget::class, $widget);

        self::assertStringContainsString('<hr class="own">', $this->text($post));
        self::assertStringNotContainsString('courant-contents-bar', self::printed(
            static fn () => do_action('wp_footer')
        ));
        $types = ['post'];
        $footer = self::printed(static fn () => do_action('wp_footer'));
        self::assertMatchesRegularExpression('~bar__label">Jump</span>~', $footer);
        self::assertMatchesRegularExpression('~class="courant-contents-drawer [^"]* drawn"~', $footer);
        self::assertSame('', self::printed(static fn () => $widget->widget([], [])));
    }

    public function testFiresActionsAroundEachForm(): void
    {
        $done = [];
        $names = [
            'before', 'after', 'sticky_toggle_before', 'sticky_toggle_after', 'widget_sticky_before',
            'widget_sticky_after',
        ];
        foreach ($names as $name) {
            foreach (['ez_toc_', 'eztoc_'] as $prefix) {
                add_action($prefix . $name, static function () use (&$done, $prefix, $name): void {
                    $done[] = $prefix . $name;
                });
            }
        }
        $this->text($this->post(['content' => self::TEXT . '[ez-toc][ez-toc-widget-sticky]']));
        self::printed(static fn () => do_action('wp_footer'));
        sort($done);
        $expected = array_merge(
            ...array_map(static fn (string $name): array => ["ez_toc_$name", "eztoc_$name"], $names)
        );
        sort($expected);

        self::assertSame($expected, $done);
    }

    public function testMetaBoxFiresItsActions(): void
    {
        $requested = [];
        add_action('eztoc_pro_single_post_settings', static function (int $id) use (&$requested): void {
            $requested[] = $id;
        });
        $post = $this->post(['content' => self::TEXT]);
        require_once ABSPATH . 'wp-admin/includes/template.php';
        do_action('add_meta_boxes', 'post', $post);
        self::printed(static fn () => do_meta_boxes('post', 'normal', $post));
        self::assertSame([$post->ID], $requested);

        add_filter('ez_toc_register_metaboxes_flag', static fn (): bool => false);
        remove_meta_box('courant-contents', 'post', 'normal');
        $GLOBALS['wp_meta_boxes'] = [];
        do_action('add_meta_boxes', 'post', $post);
        self::printed(static fn () => do_meta_boxes('post', 'normal', $post));
        self::assertSame([$post->ID], $requested);
    }

    public function testTemplateFunctionsRenderTables(): void
    {
        $post = $this->post(['content' => self::TEXT]);
        $this->visit($post);
        $list = eztoc_get_toc_list($post);

        self::assertStringStartsWith('<ul class="ez-toc-list ez-toc-list-level-1"><li', $list);
        self::assertSame($list, self::printed(static fn () => eztoc_list($post)));
        self::assertStringContainsString('class="courant-contents ', eztoc_get_toc_block($post->ID));
        self::assertStringContainsString('class="courant-contents ', self::printed(static fn () => eztoc_block()));
        self::assertTrue(is_a('ezTOC', EasyTocPost::class, true));
        $toc = EasyTocPost::get($post->ID);
        self::assertNotNull($toc);
        self::assertTrue($toc->hasTOCItems());
        self::assertSame([$list, $list], [$toc->getTOCList(), self::printed($toc->tocList(...))]);
        self::assertStringContainsString('href="#one"', $toc->getTOC());
        self::assertNull(EasyTocPost::get(PHP_INT_MAX));
    }

    /** @return iterable<string, array{string, string}> attributes of `[ez-toc]`, and what is then in the text */
    public static function attributes(): iterable
    {
        yield 'header_label' => ['header_label="Mine"', '~-title">Mine</p>~'];
        yield 'label' => ['label="Mine"', '~-title">Mine</p>~'];
        yield 'display_header_label' => ['display_header_label="no"', '~^(?!.*class="ez-toc-title")~s'];
        yield 'no_label' => ['no_label="true"', '~^(?!.*class="ez-toc-title")~s'];
        yield 'toggle_view' => ['toggle_view="no"', '~^(?!.*ez-toc-toggle)~s'];
        yield 'initial_view, hide' => ['initial_view="hide"', '~data-toc-hide="mobile,desktop"~'];
        yield 'initial_view, show' => ['initial_view="show"', '~data-toc-hide=""~'];
        yield 'display_counter' => ['display_counter="no"', '~^(?!.*data-toc-counter)~s'];
        yield 'view_more' => ['view_more="1"', '~2 more entries~'];
        yield 'class' => ['class="mine"', '~class="courant-contents [^"]* mine"~'];
        yield 'wrapping' => ['wrapping="right"', '~ez-toc-wrap-right~'];
        yield 'columns' => ['columns="3"', '~--contents-columns:3~'];
        yield 'word_count_limit' => ['word_count_limit="5000"', '~^(?!.*ez-toc-container)~s'];
        yield 'box_title' => ['box_title="Legend"', '~ez-toc-box-title">Legend<~'];
        yield 'exclude' => ['exclude="Tw*"', '~^(?!.*href="#two")~s'];
        yield 'heading_levels' => ['heading_levels="3"', '~^(?!.*ez-toc-container)~s'];
        yield 'post_types' => ['post_types="page"', '~^(?!.*ez-toc-container)~s'];
        yield 'post_in' => ['post_in="1"', '~^(?!.*ez-toc-container)~s'];
        yield 'post_not_in' => ['post_not_in="1"', '~ez-toc-container~'];
        yield 'device_target' => ['device_target="mobile"', '~data-toc-device="mobile"~'];
    }

    #[DataProvider('attributes')]
    public function testAppliesShortcodeAttribute(string $attributes, string $expected): void
    {
        self::assertMatchesRegularExpression(
            $expected,
            $this->text($this->post(['content' => self::TEXT . "[toc $attributes]"])),
        );
    }

    public function testAppliesAllStickyShortcodeAttributes(): void
    {
        $html = $this->text(
            $this
                ->post(['content' => self::TEXT . '[ez-toc-widget-sticky title="Aside" show_toggle="false" device_target="desktop" highlight_color="#111111"'
                    . ' toc_background_color="#222222" toc_title_background_color="#333333" title_font_size="20" title_font_size_unit="px" title_font_weight="700" title_font_color="#444444"'
                    . ' text_font_size="90" text_font_size_unit="%" text_font_weight="500" text_font_color="#555555" sidebar_width="250" sidebar_width_size_unit="px" fixed_top_position="50"'
                    . ' scroll_max_height="400" scroll_max_height_size_unit="px"]'])
        );

        foreach (
            [
                'highlight:#111111', 'background:#222222', 'title-background:#333333', 'title-size:20px',
                'title-weight:700', 'title:#444444', 'size:90%', 'weight:500', 'link:#555555', 'width:250px',
                'sticky-top:50px', 'max-height:400px',
            ] as $property
        ) {
            self::assertStringContainsString("--contents-$property;", $html);
        }
        self::assertMatchesRegularExpression('~<p class="ez-toc-widget-sticky-title"[^>]*>Aside</p>~', $html);
        self::assertStringContainsString('data-toc-device="desktop"', $html);
        self::assertStringNotContainsString('ez-toc-widget-sticky-toggle', $html);
    }

    public function testAppliesAllSitemapShortcodeAttributes(): void
    {
        $about = $this->post(['type' => 'page', 'title' => 'About us', 'name' => 'about-us']);
        $team = $this->post(['type' => 'page', 'title' => 'The team', 'parent' => $about->ID]);
        $work = $this->term('category', 'Work matters');
        $old = $this->post(['title' => 'Ant', 'date' => '2020-01-01 10:00:00']);
        $this->post(['title' => 'Zebra', 'date' => '2021-01-01 10:00:00']);
        wp_set_object_terms($old->ID, [$work->term_id], 'category');
        $is = static function (string $code, string ...$expected): void {
            $html = do_shortcode($code);
            foreach ($expected as $pattern) {
                self::assertMatchesRegularExpression($pattern, $html, $code);
            }
        };

        $is(
            '[ez-toc-sitemap page_heading="2" category_heading="4"]',
            '~<h2[^>]*>Pages</h2>~',
            '~<h4[^>]*>Categories</h4>~',
        );
        $is('[sitemap_pages heading="5" label="All pages"]', '~<h5[^>]*>All pages</h5>~', '~About us.*The team~s');
        $is('[ez-toc-sitemap-pages no_label="true"]', '~^(?!.*<h)~s');
        $is("[ez-toc-sitemap-pages exclude=\"$team->ID\"]", '~About us~', '~^(?!.*The team)~s');
        $is("[ez-toc-sitemap-pages exclude_tree=\"$about->ID\"]", '~^(?!.*(?:About us|The team))~s');
        $is("[ez-toc-sitemap-pages child_of=\"$about->ID\"]", '~^(?!.*About us).*The team~s');
        $is('[ez-toc-sitemap-categories heading="6"]', '~<h6[^>]*>Categories</h6>.*Work matters~s');
        $is("[ez-toc-sitemap-categories exclude=\"$work->term_id\"]", '~^(?!.*Work matters)~s');
        $is('[ez-toc-sitemap-posts]', '~letter">A</p>.*Ant.*letter">Z</p>.*Zebra~s');
        $is('[ez-toc-sitemap-posts order="DESC"]', '~Zebra.*Ant~s');
        $is('[ez-toc-sitemap-posts orderby="date" order="ASC"]', '~Ant.*Zebra~s', '~^(?!.*letter)~s');
        $is('[ez-toc-sitemap-posts separate="false"]', '~^(?!.*letter).*Ant.*Zebra~s');
        $is("[sitemap_posts exclude=\"$old->ID\"]", '~^(?!.*>Ant<).*Zebra~s');
    }

    private function text(WP_Post $post): string
    {
        $this->visit($post);
        $html = apply_filters('the_content', $post->post_content);
        self::assertIsString($html);

        return $html;
    }

    private function visit(WP_Post $post): void
    {
        global $wp_query, $wp_the_query;
        $wp_query = new \WP_Query(['p' => $post->ID]);
        $wp_the_query = $wp_query;
        the_post();
    }

    private static function printed(callable $print): string
    {
        ob_start();
        $print();

        return (string) ob_get_clean();
    }
}
