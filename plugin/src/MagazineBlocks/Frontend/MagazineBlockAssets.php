<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

use CourantDesk\Kernel\Assets;
use WP_Post;

/** Enqueues the stylesheet and script on pages that contain one of the blocks. */
final class MagazineBlockAssets
{
    private const BLOCK_MARKER = '<!-- wp:courant/news';

    public function __construct(private readonly Assets $assets)
    {
    }

    public function enqueue(bool $tabs): void
    {
        $this->assets->enqueueStyle('magazine-blocks');
        if ($tabs) {
            $this->assets->enqueueEarlyScript('magazine-blocks');
        }
    }

    /**
     * Enqueues the styles in the head for blocks in the post and in widget areas (whose option is loaded anyway), so
     * that they are not painted without their styles.
     */
    public function enqueueInHead(): void
    {
        $post = is_singular() ? get_queried_object() : null;
        $widgets = get_option('widget_block');
        $texts = [$post instanceof WP_Post ? $post->post_content : ''];
        foreach (is_array($widgets) ? $widgets : [] as $widget) {
            $texts[] = is_array($widget) && is_string($widget['content'] ?? null) ? $widget['content'] : '';
        }
        foreach ($texts as $text) {
            if (str_contains($text, self::BLOCK_MARKER)) {
                $this->assets->enqueueStyle('magazine-blocks');

                return;
            }
        }
    }
}
