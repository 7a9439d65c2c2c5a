<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks;

use CourantDesk\Kernel\BindableAttributes;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\MagazineBlocks\Admin\AuthorProfileFields;
use CourantDesk\MagazineBlocks\Domain\ArticleQuery;
use CourantDesk\MagazineBlocks\Frontend\ArticleListBuilder;
use CourantDesk\MagazineBlocks\Frontend\MagazineBlockAssets;
use CourantDesk\MagazineBlocks\Frontend\MagazineBlockRenderer;

/** Registers the magazine blocks: articles in several layouts, article tabs, author, and social profiles. */
final class MagazineBlocksModule implements Module
{
    private const MAX_CATEGORIES = 500;

    private readonly MagazineBlockAssets $assets;
    private readonly MagazineBlockRenderer $blocks;

    public function __construct(private readonly Kernel $kernel)
    {
        $this->assets = new MagazineBlockAssets($kernel->assets);
        $this->blocks = new MagazineBlockRenderer(
            dirname($kernel->pluginFile) . '/blocks',
            $kernel->template,
            new ArticleListBuilder(),
            $this->assets,
        );
    }

    public function boot(): void
    {
        add_action('init', [$this->blocks, 'registerBlocks']);
        add_action('wp_enqueue_scripts', [$this->assets, 'enqueueInHead']);
        add_action('enqueue_block_editor_assets', [$this, 'enqueueEditorScript']);
        add_action('enqueue_block_assets', [$this, 'enqueueEditorStyle']);
        add_filter('block_categories_all', [$this, 'addBlockCategory']);
        add_filter('user_contactmethods', AuthorProfileFields::add(...));
        BindableAttributes::register([
            'courant/news' => ['title'],
            'courant/news-tabs' => ['title'],
            'courant/news-social' => ['title'],
        ]);
    }

    public function enqueueEditorScript(): void
    {
        $handle = $this->kernel->assets->enqueueAdminScript('magazine-blocks');
        $site = [
            'categories' => $this->categoryChoices(),
            'layouts' => ArticleQuery::LAYOUTS,
            'sources' => ArticleQuery::SOURCES,
        ];
        wp_add_inline_script($handle, 'window.courantDeskNews = ' . InlineJson::encode($site) . ';', 'before');
    }

    /** Enqueues the styles in the editor's iframe, which shows the preview. */
    public function enqueueEditorStyle(): void
    {
        if (is_admin()) {
            $this->kernel->assets->enqueueStyle('magazine-blocks');
        }
    }

    /**
     * @param mixed $categories
     * @return array<mixed>
     */
    public function addBlockCategory(mixed $categories): array
    {
        return [
            ['slug' => 'courant', 'title' => __('Magazine', 'courant-desk'), 'icon' => null],
            ...(is_array($categories) ? array_values($categories) : []),
        ];
    }

    /** @return list<array{value: int, label: string}> */
    private function categoryChoices(): array
    {
        $terms = get_terms(['taxonomy' => 'category', 'hide_empty' => false, 'number' => self::MAX_CATEGORIES]);

        return array_map(
            static fn (\WP_Term $term): array
                => ['value' => $term->term_id, 'label' => html_entity_decode($term->name, ENT_QUOTES)],
            is_array($terms) ? array_values($terms) : []
        );
    }
}
