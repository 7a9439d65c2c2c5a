<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\Domain\Edits;
use CourantDesk\Contents\Domain\HeadingReader;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\Domain\TitlePatterns;
use WP_Post;

/**
 * The text of an article on its page: ids for its headings, and its tables of contents, in one pass through the filter
 * that WordPress runs anyway (Spec 2.3; design 3; Contents contract 2.9).
 */
final class ArticleContents
{
    /** How deep in texts within texts we are: only the outermost is the article. */
    private int $depth = 0;

    /** @var list<TableOptions> of the shortcodes of the text that is being made */
    private array $asked = [];

    /** @var array<int, true> posts that want none */
    private array $suppressed = [];

    public function __construct(
        private readonly ContentsSettings $settings,
        private readonly PostOutlines $outlines,
        private readonly Tables $tables,
    ) {
    }

    public function boot(): void
    {
        add_filter('the_content', [$this, 'enter'], PHP_INT_MIN);
        add_filter('the_content', [$this, 'fill'], 100);
        add_filter('the_content', [$this, 'leave'], PHP_INT_MAX);
        foreach (['ez-toc', 'toc'] as $tag) {
            if (!shortcode_exists($tag)) {
                add_shortcode($tag, $this->ask(...));
            }
        }
        foreach (['no-ez-toc', 'no-toc'] as $tag) {
            add_shortcode($tag, $this->suppress(...));
        }
    }

    public function enter(string $html): string
    {
        if (++$this->depth === 1) {
            $this->asked = [];
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
        $post = $this->depth > 1 ? null : $this->article();
        if ($post === null || isset($this->suppressed[$post->ID])) {
            return $html;
        }
        $own = new PostOptions($this->settings, $post->ID);
        $page = $this->page($post);
        [$plan, $stencil] = $this->outlines->page($post, $own->rules(), $html, $page);
        $edits = new Edits();
        foreach ($plan->places as [$offset, $length, $number]) {
            $edits->put($stencil->toHtml($offset), $length, $this->table($post, $page, $this->asked[$number] ?? new TableOptions()));
        }
        if ($plan->places === [] && $own->isAutomatic() && !str_contains($html, 'ez-toc-container')) {
            $edits->put($stencil->toHtml($plan->box), 0, $this->table($post, $page, new TableOptions()));
        }
        foreach ($plan->edits as [$offset, $length, $text]) {
            $edits->put($stencil->toHtml($offset), $length, $text);
        }

        return $edits->apply($html);
    }

    /** The post whose page is shown, if it may have contents here. */
    public function article(): ?WP_Post
    {
        $post = get_post();
        $isArticle = $post instanceof WP_Post && is_singular() && in_the_loop() && is_main_query() && $post->ID === get_queried_object_id();
        if (!$isArticle || is_front_page() || is_feed() || is_embed() || doing_filter('get_the_excerpt') || doing_action('wp_head')) {
            return null;
        }

        return $this->mayHaveContents($post) ? $post : null;
    }

    public function mayHaveContents(WP_Post $post): bool
    {
        return in_array($post->post_type, $this->settings->enabledTypes(), true) && !post_password_required($post);
    }

    /** The page of the post that is asked for. */
    public function page(WP_Post $post): int
    {
        $asked = get_query_var('page');

        return max(1, min(is_numeric($asked) ? (int) $asked : 1, count(PostOutlines::pages($post))));
    }

    /** What a table lists, or null where there is too little for one. */
    public function outline(int $post, TableOptions $options): ?Outline
    {
        $outline = $this->outlines->known($post);
        if ($options->levels !== null || $options->exclude !== '') {
            $outline = $outline->narrowed($options->levels ?? [1, 2, 3, 4, 5, 6], new TitlePatterns($options->exclude));
        }

        return !isset($this->suppressed[$post]) && $outline->isWithin($this->settings->number('min'), $this->settings->number('max')) ? $outline : null;
    }

    /** @param array<mixed>|string $attributes */
    private function ask(array|string $attributes): string
    {
        if ($this->article() === null || !doing_filter('the_content')) {
            return '';
        }
        $this->asked[] = TableOptions::fromShortcode(is_array($attributes) ? $attributes : []);

        return '<!--' . HeadingReader::MARK . (count($this->asked) - 1) . '-->';
    }

    private function suppress(): string
    {
        $this->suppressed[(int) get_the_ID()] = true;

        return '';
    }

    private function table(WP_Post $post, int $page, TableOptions $options): string
    {
        $outline = $this->outline($post->ID, $options);

        return $outline === null ? '' : $this->tables->make('container', $post, $page, $outline, $options);
    }
}
