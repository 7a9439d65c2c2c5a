<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\TableOfContents\Admin\EasyTocSettingsImporter;
use CourantDesk\TableOfContents\Admin\TableOfContentsAdmin;
use CourantDesk\TableOfContents\Admin\TableOfContentsMetaBox;
use CourantDesk\TableOfContents\Frontend\CurrentArticle;
use CourantDesk\TableOfContents\Frontend\EasyTocPost;
use CourantDesk\TableOfContents\Frontend\PageFooter;
use CourantDesk\TableOfContents\Frontend\PageScriptConfig;
use CourantDesk\TableOfContents\Frontend\SitemapShortcodes;
use CourantDesk\TableOfContents\Frontend\StickyTableOfContentsWidget;
use CourantDesk\TableOfContents\Frontend\TableInserter;
use CourantDesk\TableOfContents\Frontend\TableOfContentsBlock;
use CourantDesk\TableOfContents\Frontend\TableOfContentsRenderer;
use CourantDesk\TableOfContents\Frontend\TableOfContentsShortcodes;
use CourantDesk\TableOfContents\Frontend\TableOfContentsWidget;
use CourantDesk\TableOfContents\Frontend\TablePlaceholders;
use CourantDesk\TableOfContents\Frontend\TableStyles;
use CourantDesk\TableOfContents\Frontend\TemplateFunctions;
use CourantDesk\TableOfContents\Frontend\TermTableInserter;
use CourantDesk\TableOfContents\Http\OutlineRestField;
use CourantDesk\TableOfContents\Http\TableOfContentsPreviewController;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\OutlineRepository;
use CourantDesk\TableOfContents\Storage\OutlineUpdater;

/** Registers tables of contents. They are disabled while Easy Table of Contents or Table of Contents Plus is active. */
final class TableOfContentsModule implements Module, RestControllerProvider
{
    private readonly OptionsResolver $options;

    /** null while Easy Table of Contents is active. */
    private ?TableOfContentsPreviewController $previewController = null;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly TableOfContentsSettings $settings,
        private readonly TableOfContentsDisplaySettings $display,
        TableOfContentsTypeSettings $types,
    ) {
        $this->options = new OptionsResolver($settings, $display, $types);
    }

    public function boot(): void
    {
        if (self::conflictingPlugin() !== '') {
            add_action('admin_notices', [$this, 'printConflictNotice']);
            $this->bootImporter();

            return;
        }
        $outlines = new OutlineRepository();
        $placeholders = new TablePlaceholders();
        $page = new PageScriptConfig($this->kernel->pageConfig);
        $tables = new TableOfContentsRenderer($this->kernel, $this->options, $page);
        $article = new CurrentArticle($this->options, $outlines);
        $saved = new OutlineUpdater($this->options, $outlines, $placeholders, $this->kernel->log);
        $shortcodes = new TableOfContentsShortcodes($article, $tables, $placeholders);
        add_action('wp_print_footer_scripts', [$page, 'printCompatibilityObjects'], 1);
        $shortcodes->register();
        add_action('wp_after_insert_post', [$saved, 'save'], 20, 2);
        $this->bootImporter();
        $metaBox = new TableOfContentsMetaBox($this->kernel, $this->options);
        add_action('add_meta_boxes', [$metaBox, 'addMetaBox']);
        // Runs before the outline is computed, which depends on the options that are stored here.
        add_action('save_post', [$metaBox, 'save'], 10, 2);
        $admin = new TableOfContentsAdmin($this->kernel, $this->settings, $this->display);
        add_action('enqueue_block_editor_assets', [$admin, 'enqueueEditorScript']);
        add_action('enqueue_block_assets', [$admin, 'enqueueEditorStyles']);
        add_action('courant_desk_settings', [$admin, 'printSettingsPreview']);
        $inserter = new TableInserter($this->options, $article, $outlines, $tables, $placeholders);
        add_filter('the_content', [$inserter, 'enterContent'], PHP_INT_MIN);
        add_filter('the_content', [$inserter, 'insertTables'], 100);
        add_filter('the_content', [$inserter, 'leaveContent'], PHP_INT_MAX);
        $termInserter = new TermTableInserter($this->options, $outlines, $tables);
        add_filter('term_description', [$termInserter, 'insertTable'], 99, 4);
        (new SitemapShortcodes())->register();
        $block = new TableOfContentsBlock(dirname($this->kernel->pluginFile) . '/blocks', $shortcodes);
        add_action('init', [$block, 'register'], 11);
        $footer = new PageFooter($this->kernel, $this->options, $article, $tables);
        add_action('wp_footer', [$footer, 'print'], 5);
        $outlineField = new OutlineRestField($this->options, $outlines);
        add_action('rest_api_init', [$outlineField, 'registerField']);
        $this->previewController = new TableOfContentsPreviewController($this->options, $outlines, $tables, $saved);
        require_once __DIR__ . '/Frontend/functions.php';
        $templateFunctions = new TemplateFunctions($article, $tables);
        add_filter('courant_contents_of', [$templateFunctions, 'render'], 10, 3);
        add_action('init', EasyTocPost::registerAlias(...), 1);
        add_action('widgets_init', static function () use ($article, $tables): void {
            register_widget(new TableOfContentsWidget($article, $tables));
            register_widget(new StickyTableOfContentsWidget($article, $tables));
        });
        add_action('wp_enqueue_scripts', [$this, 'enqueueStyles']);
    }

    public function restControllers(): array
    {
        return $this->previewController === null ? [] : [$this->previewController];
    }

    private function bootImporter(): void
    {
        if (is_admin()) {
            $importer = new EasyTocSettingsImporter($this->kernel, $this->settings, $this->display);
            add_action('courant_desk_settings', [$importer, 'printPanel']);
            add_action('admin_post_' . EasyTocSettingsImporter::ACTION, [$importer, 'import']);
        }
    }

    /** Enqueues the styles in the head, so that a table in the content is styled from the first paint. */
    public function enqueueStyles(): void
    {
        $isText = is_singular($this->settings->enabledPostTypes())
            && (!is_front_page() || $this->settings->isEnabled('front'));
        $term = is_category() || is_tag() || is_tax() ? get_queried_object() : null;
        $isTerm = $term instanceof \WP_Term && in_array($term->taxonomy, $this->settings->taxonomies(), true);
        $post = get_queried_object();
        if ($isText && $post instanceof \WP_Post) {
            $options = $this->options->forPost($post);
            if (self::mayHaveTable($post->post_content, $options->settings->getNumber('min'))) {
                (new TableStyles($this->kernel->assets, $options))->enqueueForSite(self::hasWidget());
            }
        } elseif ($isTerm) {
            (new TableStyles($this->kernel->assets, $this->options->forPost(null)))->enqueueForSite(false);
        }
    }

    /**
     * Returns whether a post may have a table: its content has enough headings, includes a synced pattern that may add
     * some, or places a table. If another post has a table, its styles are enqueued with it.
     */
    private static function mayHaveTable(string $content, int $minimum): bool
    {
        return self::hasWidget()
            || preg_match('/\[(?:ez-)?toc|wp:(?:courant\/contents|easytoc|block )/i', $content) === 1
            || preg_match_all('/<h[1-6][\s>]/i', $content) >= max(1, $minimum);
    }

    private static function hasWidget(): bool
    {
        return is_active_widget(false, false, 'ezw_tco') !== false
            || is_active_widget(false, false, 'ez_toc_widget_sticky') !== false;
    }

    public function printConflictNotice(): void
    {
        wp_admin_notice(
            esc_html(sprintf(
                /* translators: %1$s: name of a plugin */
                __('Courant Desk does not add tables of contents while %1$s is active. Deactivate %1$s to use Courant Desk. Existing links to headings keep working when compatible anchors are selected.', 'courant-desk'),
                self::conflictingPlugin(),
            )),
            ['type' => 'info']
        );
    }

    /** Returns the name of the active plugin that adds tables of contents with the same shortcode; '' for none. */
    private static function conflictingPlugin(): string
    {
        return match (true) {
            class_exists('ezTOC', false) => 'Easy Table of Contents',
            class_exists('TOC_Plus', false) => 'Table of Contents Plus',
            default => '',
        };
    }
}
