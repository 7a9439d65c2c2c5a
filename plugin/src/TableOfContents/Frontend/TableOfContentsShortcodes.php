<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\TableOfContents\Domain\Outline;

/**
 * Registers `[ez-toc]`, `[toc]`, `[no-ez-toc]`, `[no-toc]`, `[no_toc]`, `[ez-toc-widget-sticky]` and renders the block.
 */
final class TableOfContentsShortcodes
{
    public const TAGS = ['ez-toc', 'toc', 'ez-toc-widget-sticky'];

    public function __construct(
        private readonly CurrentArticle $article,
        private readonly TableOfContentsRenderer $tables,
        private readonly TablePlaceholders $placeholders,
    ) {
    }

    public function register(): void
    {
        $renamed = EasyTocHooks::filterText('shortcode', 'toc');
        foreach (['ez-toc', $renamed] as $tag) {
            if ($tag !== '' && !shortcode_exists($tag)) {
                add_shortcode($tag, $this->renderTable(...));
            }
        }
        add_shortcode('ez-toc-widget-sticky', $this->renderSticky(...));
        foreach (['no-ez-toc', 'no-toc', 'no_toc'] as $tag) {
            add_shortcode($tag, $this->suppressTable(...));
        }
    }

    /** @param array<mixed>|string $attributes */
    public function renderTable(array|string $attributes): string
    {
        return $this->renderOrMark(TableOptions::fromShortcode(is_array($attributes) ? $attributes : []));
    }

    /** @param array<mixed> $attributes */
    public function renderBlock(array $attributes): string
    {
        return $this->renderOrMark(TableOptions::fromBlock($attributes));
    }

    /** @param array<mixed>|string $attributes */
    private function renderSticky(array|string $attributes): string
    {
        $attributes = is_array($attributes) ? $attributes : [];
        $title = is_string($attributes['title'] ?? null) ? wp_strip_all_tags($attributes['title']) : '';

        return $this->renderOrMark(WidgetOptionsParser::parse('sticky', $attributes, $title));
    }

    private function suppressTable(): string
    {
        $this->article->suppress((int) get_the_ID());

        return '';
    }

    /**
     * Returns a placeholder inside the article's content, and the rendered table elsewhere, such as in a template or
     * sidebar.
     */
    private function renderOrMark(TableOptions $options): string
    {
        if ($this->placeholders->isCollecting() && doing_filter('the_content')) {
            return $this->placeholders->add($options);
        }
        $post = doing_filter('the_content') || doing_filter('get_the_excerpt') || doing_action('wp_head')
            ? null
            : $this->article->findPost();
        $source = $post === null ? null : $this->article->findSourcePost($post, $options);
        if ($post === null || $source === null) {
            return '';
        }
        $outline = $options->appliesTo($post->post_type, $post->ID)
            ? $this->article->findOutline($source, $options)
            : null;

        return $outline instanceof Outline ? $this->tables->render(
            $source,
            $source->ID === $post->ID ? $this->article->currentPage($post) : 0,
            $outline,
            $options,
        ) : '';
    }
}
