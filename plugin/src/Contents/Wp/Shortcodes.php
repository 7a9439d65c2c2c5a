<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Outline;

/** `[ez-toc]`, `[toc]`, `[no-ez-toc]`, `[no-toc]`, `[ez-toc-widget-sticky]` and the block (Contents contract 1.3). */
final class Shortcodes
{
    public const LISTS = ['ez-toc', 'toc', 'ez-toc-widget-sticky'];

    public function __construct(private readonly Article $article, private readonly Tables $tables, private readonly Places $places)
    {
    }

    public function boot(): void
    {
        $renamed = Hooks::text('shortcode', 'toc');
        foreach (['ez-toc', $renamed] as $tag) {
            if ($tag !== '' && !shortcode_exists($tag)) {
                add_shortcode($tag, $this->table(...));
            }
        }
        add_shortcode('ez-toc-widget-sticky', $this->sticky(...));
        foreach (['no-ez-toc', 'no-toc'] as $tag) {
            add_shortcode($tag, $this->suppress(...));
        }
    }

    /** @param array<mixed>|string $attributes */
    public function table(array|string $attributes): string
    {
        return $this->ask(TableOptions::fromShortcode(is_array($attributes) ? $attributes : []));
    }

    /** @param array<mixed> $attributes */
    public function block(array $attributes): string
    {
        return $this->ask(TableOptions::fromBlock($attributes));
    }

    /** @param array<mixed>|string $attributes */
    private function sticky(array|string $attributes): string
    {
        $attributes = is_array($attributes) ? $attributes : [];
        $title = is_string($attributes['title'] ?? null) ? wp_strip_all_tags($attributes['title']) : '';

        return $this->ask(WidgetOptions::read('sticky', $attributes, $title));
    }

    private function suppress(): string
    {
        $this->article->suppress((int) get_the_ID());

        return '';
    }

    /** In the article's text a mark; elsewhere on its page, in a template or a sidebar, the table itself. */
    private function ask(TableOptions $options): string
    {
        if ($this->places->isOpen() && doing_filter('the_content')) {
            return $this->places->mark($options);
        }
        $post = doing_filter('the_content') || doing_filter('get_the_excerpt') || doing_action('wp_head') ? null : $this->article->shown();
        $source = $post === null ? null : $this->article->source($post, $options);
        if ($post === null || $source === null) {
            return '';
        }
        $outline = $options->belongsOn($post->post_type, $post->ID) ? $this->article->outline($source, $options) : null;

        return $outline instanceof Outline ? $this->tables->make($source, $source->ID === $post->ID ? $this->article->page($post) : 0, $outline, $options) : '';
    }
}
