<?php

declare(strict_types=1);

namespace CourantDesk\News\Wp;

use CourantDesk\Kernel\Assets;
use WP_Post;

/** Style and script of a page that shows one of the blocks; others get nothing (Rulings 37). */
final class NewsAssets
{
    private const MARK = '<!-- wp:courant/news';

    public function __construct(private readonly Assets $assets)
    {
    }

    public function add(bool $tabs): void
    {
        $this->assets->style('news');
        if ($tabs) {
            $this->assets->early('news');
        }
    }

    /** Into the head, so that nothing is drawn without its style: blocks of the page and of widget areas (an option that is loaded anyway). */
    public function addEarly(): void
    {
        $post = is_singular() ? get_queried_object() : null;
        $widgets = get_option('widget_block');
        $texts = [$post instanceof WP_Post ? $post->post_content : ''];
        foreach (is_array($widgets) ? $widgets : [] as $widget) {
            $texts[] = is_array($widget) && is_string($widget['content'] ?? null) ? $widget['content'] : '';
        }
        foreach ($texts as $text) {
            if (str_contains($text, self::MARK)) {
                $this->assets->style('news');

                return;
            }
        }
    }
}
