<?php

declare(strict_types=1);

namespace CourantDesk\Contents;

use CourantDesk\Contents\Admin\ContentsAdmin;
use CourantDesk\Contents\Wp\Article;
use CourantDesk\Contents\Wp\ArticleContents;
use CourantDesk\Contents\Wp\ContentsBlock;
use CourantDesk\Contents\Wp\ContentsWidget;
use CourantDesk\Contents\Wp\Options;
use CourantDesk\Contents\Wp\OutlineField;
use CourantDesk\Contents\Wp\PageEnd;
use CourantDesk\Contents\Wp\PageSettings;
use CourantDesk\Contents\Wp\Places;
use CourantDesk\Contents\Wp\PostOutlines;
use CourantDesk\Contents\Wp\Preview;
use CourantDesk\Contents\Wp\SavedContents;
use CourantDesk\Contents\Wp\Shortcodes;
use CourantDesk\Contents\Wp\Sitemap;
use CourantDesk\Contents\Wp\StickyContentsWidget;
use CourantDesk\Contents\Wp\Styles;
use CourantDesk\Contents\Wp\Tables;
use CourantDesk\Contents\Wp\TemplateFunctions;
use CourantDesk\Contents\Wp\TermContents;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;

/** Tables of contents (Spec 2.3). Off beside an active Easy Table of Contents (Rulings 39). */
final class ContentsFeature implements Feature
{
    private readonly Options $options;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly ContentsSettings $settings,
        private readonly ContentsLooks $looks,
        ContentsTypes $types,
    ) {
        $this->options = new Options($settings, $looks, $types);
    }

    public function boot(): void
    {
        $admin = new ContentsAdmin($this->kernel, $this->settings, $this->looks, $this->options);
        if (class_exists('ezTOC', false)) {
            add_action('admin_notices', [$this, 'stepBack']);
            $admin->bootAdoption();

            return;
        }
        $outlines = new PostOutlines();
        $places = new Places();
        $page = new PageSettings($this->kernel->config);
        $tables = new Tables($this->kernel, $this->options, $page);
        $article = new Article($this->options, $outlines);
        $saved = new SavedContents($this->options, $outlines, $places, $this->kernel->log);
        $shortcodes = new Shortcodes($article, $tables, $places);
        $page->boot();
        $shortcodes->boot();
        $saved->boot();
        $admin->boot();
        (new ArticleContents($this->options, $article, $outlines, $tables, $places))->boot();
        (new TermContents($this->options, $outlines, $tables))->boot();
        (new Sitemap())->boot();
        (new ContentsBlock(dirname($this->kernel->file) . '/blocks', $shortcodes))->boot();
        (new PageEnd($this->kernel, $this->options, $article, $tables))->boot();
        (new OutlineField($this->options, $outlines))->boot();
        (new Preview($this->options, $outlines, $tables, $saved))->boot();
        (new TemplateFunctions($article, $tables))->boot();
        add_action('widgets_init', static function () use ($article, $tables): void {
            register_widget(new ContentsWidget($article, $tables));
            register_widget(new StickyContentsWidget($article, $tables));
        });
        add_action('wp_enqueue_scripts', [$this, 'style']);
    }

    /** In the head, so that a box in the text has its style from the first paint. */
    public function style(): void
    {
        $isText = is_singular($this->settings->enabledTypes()) && (!is_front_page() || $this->settings->is('front'));
        $term = is_category() || is_tag() || is_tax() ? get_queried_object() : null;
        $isTerm = $term instanceof \WP_Term && in_array($term->taxonomy, $this->settings->taxonomies(), true);
        $post = get_queried_object();
        if ($isText && self::mayHoldOne() && $post instanceof \WP_Post) {
            (new Styles($this->kernel->assets, $this->options->of($post)))->ofSite(self::hasWidget());
        } elseif ($isTerm) {
            (new Styles($this->kernel->assets, $this->options->of(null)))->ofSite(false);
        }
    }

    /** A text without headings has no box; where one is printed all the same, its style comes along with it. */
    private static function mayHoldOne(): bool
    {
        $post = get_queried_object();
        $text = $post instanceof \WP_Post ? $post->post_content : '';

        return preg_match('/<h[1-6][\s>]|\[(?:ez-)?toc|wp:(?:courant\/contents|easytoc)/i', $text) === 1 || self::hasWidget();
    }

    private static function hasWidget(): bool
    {
        return is_active_widget(false, false, 'ezw_tco') !== false || is_active_widget(false, false, 'ez_toc_widget_sticky') !== false;
    }

    public function stepBack(): void
    {
        wp_admin_notice(
            esc_html__('Courant Desk makes no tables of contents while Easy Table of Contents is active. Deactivate it, and Courant Desk takes over; links to headings keep working where its old addresses are chosen.', 'courant-desk'),
            ['type' => 'info']
        );
    }
}
