<?php

declare(strict_types=1);

namespace CourantDesk\Video;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Video\Admin\VideoEditorPanel;
use CourantDesk\Video\Admin\VideoMetaBox;
use CourantDesk\Video\Frontend\ArticleVideoFinder;
use CourantDesk\Video\Frontend\EmbeddedVideoRewriter;
use CourantDesk\Video\Frontend\VideoRenderer;
use CourantDesk\Video\Storage\VideoMeta;

/**
 * Registers videos of articles: a video in a dialog that opens automatically, and embedded videos, which play in place.
 */
final class VideoModule implements Module
{
    public function __construct(private readonly Kernel $kernel, private readonly VideoSettings $settings)
    {
    }

    public function boot(): void
    {
        $meta = new VideoMeta($this->settings);
        add_action('init', [$meta, 'registerMeta'], 20);
        add_filter('is_protected_meta', [$meta, 'protectMeta'], 10, 3);
        $renderer = new VideoRenderer($this->kernel, $this->settings, new ArticleVideoFinder($this->settings));
        add_action('wp_enqueue_scripts', [$renderer, 'enqueueAssets']);
        // Runs after tables of contents, which identify the text by its hash.
        add_filter('the_content', [$renderer, 'prependVideo'], 101);
        add_action('courant_article_picture', [$renderer, 'printPoster'], 10, 2);
        $rewriter = new EmbeddedVideoRewriter($this->settings, $this->kernel->assets);
        // Runs after WordPress has created embeds, and before EmbedBlocker replaces them with placeholders (priority
        // 90).
        add_filter('the_content', [$rewriter, 'useEnhancedPlayer'], 85);
        add_filter('embed_maybe_make_link', [$rewriter, 'embedFailedUrl'], 10, 2);
        add_filter('render_block_core/embed', [$rewriter, 'showFailure'], 10, 2);
        // Runs before the filters of site owners, which can override it.
        add_filter('courant_desk_embed_category', [$rewriter, 'requireVideoConsent'], 5, 2);
        add_filter('courant_desk_csp_sources', [$renderer, 'addPlayerSource']);
        if (is_admin()) {
            $editorPanel = new VideoEditorPanel($this->kernel->assets, $this->settings);
            add_action('enqueue_block_editor_assets', [$editorPanel, 'enqueueScript']);
            (new VideoMetaBox($this->kernel, $this->settings))->register();
        }
    }
}
