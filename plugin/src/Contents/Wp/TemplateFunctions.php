<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Kernel\PostReadPolicy;
use WP_Post;

/** What themes call: `eztoc_list()` and its kin (Contents contract 1.8). They ask by a filter, for they belong to nobody. */
final class TemplateFunctions
{
    public function __construct(private readonly Article $article, private readonly Tables $tables)
    {
    }

    public function boot(): void
    {
        add_filter('courant_contents_of', $this->make(...), 10, 3);
        require_once __DIR__ . '/../functions.php';
        add_action('init', PostToc::takeName(...), 1);
    }

    /** @param bool $isList only the list itself, without the box around it */
    private function make(string $html, mixed $post, bool $isList): string
    {
        $post = get_post($post instanceof WP_Post || is_int($post) ? $post : null);
        $isShown = $post instanceof WP_Post && $this->article->shown()?->ID === $post->ID;
        if (!$post instanceof WP_Post || (!$isShown && !PostReadPolicy::canRead($post)) || !$this->article->mayHaveContents($post)) {
            return $html;
        }
        $options = new TableOptions();
        $outline = $this->article->outline($post, $options);
        $page = $isShown ? $this->article->page($post) : 0;
        if ($outline === null) {
            return $html;
        }

        return $isList ? $this->tables->list($post, $page, $outline, $options) : $this->tables->make($post, $page, $outline, $options);
    }
}
