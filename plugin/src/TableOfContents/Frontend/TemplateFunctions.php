<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\PostReadPolicy;
use WP_Post;

/**
 * Implements the template functions for themes, such as `eztoc_list()`. The functions call it through a filter, so that
 * they depend on no class.
 */
final class TemplateFunctions
{
    public function __construct(
        private readonly CurrentArticle $article,
        private readonly TableOfContentsRenderer $tables,
    ) {
    }

    /** @param bool $isList whether to return only the list, without the box around it */
    public function render(string $html, mixed $post, bool $isList): string
    {
        $post = get_post($post instanceof WP_Post || is_int($post) ? $post : null);
        $isShown = $post instanceof WP_Post && $this->article->findPost()?->ID === $post->ID;
        if (
            !$post instanceof WP_Post
            || (!$isShown && !PostReadPolicy::canRead($post))
            || !$this->article->canHaveTable($post)
        ) {
            return $html;
        }
        $options = new TableOptions();
        $outline = $this->article->findOutline($post, $options);
        $page = $isShown ? $this->article->currentPage($post) : 0;
        if ($outline === null) {
            return $html;
        }

        return $isList
            ? $this->tables->renderList($post, $page, $outline, $options)
            : $this->tables->render($post, $page, $outline, $options);
    }
}
