<?php

declare(strict_types=1);

namespace Courant;

/**
 * WordPress's own block styles: only those of blocks that the page has, and of its image block only what the
 * page needs.
 */
final class BlockSheets implements Feature
{
    private const IMAGE = 'wp-block-image';
    private const LIGHTBOX = [
        '/@keyframes (?:lightbox|turn)[\w-]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/',
        '/[^{}]*\.wp-lightbox[^{}]*\{[^{}]*\}/',
        '/@(?:media|supports)[^{}]*\{\s*\}/',
    ];

    private bool $hasLightbox = false;

    public function boot(): void
    {
        // WordPress 6.9 does so by itself for all themes, and puts into the head what it prints late.
        if (version_compare(get_bloginfo('version'), '6.9-alpha', '<')) {
            add_filter('should_load_separate_core_block_assets', '__return_true');
            add_action('wp_enqueue_scripts', $this->early(...), 5);
        }

        add_filter('render_block_core/image', $this->notice(...), 99);
        add_action('wp_footer', $this->trim(...), 0);
    }

    /**
     * What is rendered is styled from the head on, so that nothing moves.
     */
    private function early(): void
    {
        $texts = is_singular() ? [get_post_field('post_content')] : [];
        $widgets = get_option('widget_block');

        foreach (is_array($widgets) ? $widgets : [] as $widget) {
            $texts[] = is_array($widget) && is_string($widget['content'] ?? null) ? $widget['content'] : '';
        }

        preg_match_all('/<!-- wp:(?:core\/)?([a-z][a-z0-9-]*) /', implode("\n", $texts), $found);

        foreach (array_unique($found[1]) as $block) {
            if (wp_style_is("wp-block-{$block}", 'registered')) {
                wp_enqueue_style("wp-block-{$block}");
            }
        }

        $this->notice(str_contains(implode($texts), '"lightbox"') ? 'wp-lightbox' : '');
        $this->trim();
    }

    private function notice(string $html): string
    {
        $this->hasLightbox = $this->hasLightbox || str_contains($html, 'wp-lightbox');

        return $html;
    }

    /**
     * Four fifths of the image block's style draw pictures that open over the page: for pages that have one.
     */
    private function trim(): void
    {
        $style = wp_styles()->query(self::IMAGE);
        $path = $style instanceof \_WP_Dependency ? $style->extra['path'] ?? '' : '';

        if ($this->hasLightbox || ! is_string($path) || ! is_readable($path) || wp_style_is(self::IMAGE, 'done') || ! wp_style_is(self::IMAGE)) {
            return;
        }

        $css = preg_replace(self::LIGHTBOX, '', (string) file_get_contents($path));

        if (is_string($css)) {
            wp_styles()->remove(self::IMAGE);
            wp_register_style(self::IMAGE, false, [], null);
            wp_add_inline_style(self::IMAGE, $css);
        }
    }
}
