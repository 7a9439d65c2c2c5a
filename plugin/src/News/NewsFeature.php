<?php

declare(strict_types=1);

namespace CourantDesk\News;

use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;
use CourantDesk\News\Domain\NewsQuery;
use CourantDesk\News\Wp\NewsAssets;
use CourantDesk\News\Wp\NewsBlocks;
use CourantDesk\News\Wp\NewsPosts;

/** Blocks of a magazine: articles in several layouts, tabs, an author, profiles. */
final class NewsFeature implements Feature
{
    private const MOST_CATEGORIES = 500;

    private readonly NewsAssets $assets;
    private readonly NewsBlocks $blocks;

    public function __construct(private readonly Kernel $kernel)
    {
        $this->assets = new NewsAssets($kernel->assets);
        $this->blocks = new NewsBlocks(dirname($kernel->file) . '/blocks', $kernel->template, new NewsPosts(), $this->assets);
    }

    public function boot(): void
    {
        add_action('init', [$this->blocks, 'register']);
        add_action('wp_enqueue_scripts', [$this->assets, 'addEarly']);
        add_action('enqueue_block_editor_assets', [$this, 'editorScript']);
        add_action('enqueue_block_assets', [$this, 'editorStyle']);
        add_filter('block_categories_all', [$this, 'category']);
    }

    public function editorScript(): void
    {
        $handle = $this->kernel->assets->adminScript('news');
        $site = ['categories' => $this->categories(), 'layouts' => NewsQuery::LAYOUTS, 'sources' => NewsQuery::SOURCES];
        wp_add_inline_script($handle, 'window.courantDeskNews = ' . InlineJson::encode($site) . ';', 'before');
    }

    /** Into the editor's frame, where the preview is drawn. */
    public function editorStyle(): void
    {
        if (is_admin()) {
            $this->kernel->assets->style('news');
        }
    }

    /**
     * @param mixed $categories
     * @return array<mixed>
     */
    public function category(mixed $categories): array
    {
        return [['slug' => 'courant', 'title' => __('Magazine', 'courant-desk'), 'icon' => null], ...(is_array($categories) ? array_values($categories) : [])];
    }

    /** @return list<array{value: int, label: string}> */
    private function categories(): array
    {
        $terms = get_terms(['taxonomy' => 'category', 'hide_empty' => false, 'number' => self::MOST_CATEGORIES]);

        return array_map(
            static fn (\WP_Term $term): array => ['value' => $term->term_id, 'label' => html_entity_decode($term->name, ENT_QUOTES)],
            is_array($terms) ? array_values($terms) : []
        );
    }
}
