<?php

declare(strict_types=1);

namespace CourantDesk\Contents;

use CourantDesk\Contents\Wp\ArticleContents;
use CourantDesk\Contents\Wp\ContentsWidget;
use CourantDesk\Contents\Wp\OutlineField;
use CourantDesk\Contents\Wp\PostOutlines;
use CourantDesk\Contents\Wp\SavedContents;
use CourantDesk\Contents\Wp\StickyContentsWidget;
use CourantDesk\Contents\Wp\Tables;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Kernel;

/** Tables of contents (Spec 2.3). Off beside an active Easy Table of Contents (Rulings 39). */
final class ContentsFeature implements Feature
{
    public function __construct(private readonly Kernel $kernel, private readonly ContentsSettings $settings)
    {
    }

    public function boot(): void
    {
        if (class_exists('ezTOC', false)) {
            add_action('admin_notices', [$this, 'stepBack']);

            return;
        }
        $outlines = new PostOutlines();
        $tables = new Tables($this->kernel, $this->settings);
        $article = new ArticleContents($this->settings, $outlines, $tables);
        $article->boot();
        (new SavedContents($this->settings, $outlines, $this->kernel->log))->boot();
        (new OutlineField($this->settings, $outlines))->boot();
        add_action('widgets_init', static function () use ($article, $tables): void {
            register_widget(new ContentsWidget($article, $tables));
            register_widget(new StickyContentsWidget($article, $tables));
        });
        add_action('wp_enqueue_scripts', [$this, 'style']);
    }

    /** In the head, so that a box in the text has its style from the first paint. */
    public function style(): void
    {
        if (is_singular($this->settings->enabledTypes()) && !is_front_page()) {
            $this->kernel->assets->style('contents');
        }
    }

    public function stepBack(): void
    {
        wp_admin_notice(
            esc_html__('Courant Desk makes no tables of contents while Easy Table of Contents is active. Deactivate it, and Courant Desk takes over; links to headings keep working where its old addresses are chosen.', 'courant-desk'),
            ['type' => 'info']
        );
    }
}
