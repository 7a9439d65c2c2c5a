<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Edits;
use CourantDesk\Contents\Domain\HeadingReader;
use WP_Post;

/**
 * The text of an article on its page: ids for its headings, and its tables of contents, in one pass through the filter
 * that WordPress runs anyway (Spec 2.3; design 3; Contents contract 2.9).
 */
final class ArticleContents
{
    /** How deep in texts within texts we are: only the outermost is the article. */
    private int $depth = 0;

    public function __construct(
        private readonly Options $options,
        private readonly Article $article,
        private readonly PostOutlines $outlines,
        private readonly Tables $tables,
        private readonly Places $places,
    ) {
    }

    public function boot(): void
    {
        add_filter('the_content', [$this, 'enter'], PHP_INT_MIN);
        add_filter('the_content', [$this, 'fill'], 100);
        add_filter('the_content', [$this, 'leave'], PHP_INT_MAX);
    }

    public function enter(string $html): string
    {
        if (++$this->depth === 1 && $this->article->inLoop() !== null) {
            $this->places->begin();
        }

        return $html;
    }

    public function leave(string $html): string
    {
        $this->depth = max(0, $this->depth - 1);

        return $html;
    }

    public function fill(string $html): string
    {
        $post = $this->depth > 1 || !$this->places->isOpen() ? null : $this->article->inLoop();
        if ($post === null) {
            return $html;
        }
        $this->places->end();

        return Hooks::finished('wordpress_final_output', $this->filled($post, Hooks::content($html)));
    }

    private function filled(WP_Post $post, string $html): string
    {
        if ($this->article->isSuppressed($post->ID)) {
            return self::withoutMarks($html);
        }
        $own = $this->options->of($post);
        $page = $this->article->page($post);
        [$plan, $stencil] = $this->outlines->page($post, $own->rules(), $html, $page);
        $edits = new Edits();
        $made = 0;
        foreach ($plan->places as [$offset, $length, $number]) {
            $table = Hooks::finished('shortcode_final_toc_html', $this->table($post, $page, $this->places->options($number)));
            $made += $table === '' ? 0 : 1;
            $edits->put($stencil->toHtml($offset), $length, $table);
        }
        if ($plan->places === [] && $own->isAutomatic() && !str_contains($html, 'ez-toc-container')) {
            $table = Hooks::finished('autoinsert_final_toc_html', $this->table($post, $page, new TableOptions()));
            $made += $table === '' ? 0 : 1;
            $edits->put($stencil->toHtml($plan->box), 0, $table);
        }
        foreach ($made > 0 || $own->settings->is('always_ids') ? $plan->edits : [] as [$offset, $length, $text]) {
            $edits->put($stencil->toHtml($offset), $length, $text);
        }

        return $edits->apply($html);
    }

    private function table(WP_Post $post, int $page, TableOptions $options): string
    {
        $source = $this->article->source($post, $options);
        if ($source === null || !$options->belongsOn($post->post_type, $post->ID)) {
            return '';
        }
        $outline = $this->article->outline($source, $options);
        if ($outline !== null) {
            return $this->tables->make($source, $source->ID === $post->ID ? $page : 0, $outline, $options);
        }
        $isEmpty = $this->article->whole($source)->headings === [] && !$this->article->isSuppressed($source->ID);

        return $isEmpty ? $this->tables->empty($source, $options) : '';
    }

    private static function withoutMarks(string $html): string
    {
        return (string) preg_replace('~<!--' . preg_quote(HeadingReader::MARK, '~') . '\d+-->~', '', $html);
    }
}
