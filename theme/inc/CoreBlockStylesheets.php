<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file of WordPress, not a URL.

namespace Courant;

/**
 * Loads only the core block styles of blocks that are on the page, and of the image block's styles only what the page
 * needs.
 */
final class CoreBlockStylesheets implements Module
{
    private const IMAGE_HANDLE = 'wp-block-image';
    private const LIGHTBOX_PATTERNS = [
        '/@keyframes (?:lightbox|turn)[\w-]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/',
        '/[^{}]*\.wp-lightbox[^{}]*\{[^{}]*\}/',
        '/@(?:media|supports)[^{}]*\{\s*\}/',
    ];

    /**
     * Blocks whose default variant the theme styles itself (presets.css): patterns of the class names of other
     * variants, which need the styles of WordPress, by block name.
     */
    private const UNSTYLED_VARIANTS = [
        'search' => '/button-(?:inside|only)|no-button|has-icon|icon-button/',
        'latest-posts' => '/is-grid|featured-image|__post-(?:excerpt|full-content|author)/',
    ];

    private bool $hasLightbox = false;

    /** @var array<string, true> blocks of the page in a variant that needs the styles of WordPress */
    private array $unstyledVariants = [];

    public function boot(): void
    {
        // WordPress 6.9 does this for all themes and prints late styles in the head.
        if (version_compare(get_bloginfo('version'), '6.9-alpha', '<')) {
            add_filter('should_load_separate_core_block_assets', '__return_true');
            add_action('wp_enqueue_scripts', $this->enqueueInHead(...), 5);
        }

        add_filter('render_block_core/image', $this->detectLightbox(...), 99);
        add_filter('render_block_core/search', $this->detectSearchVariant(...), 99);
        add_filter('render_block_core/latest-posts', $this->detectPostsVariant(...), 99);
        add_action('wp_footer', $this->removeUnusedRules(...), 0);
    }

    /**
     * Enqueues the styles of the blocks in the post in the head, to avoid layout shifts.
     */
    private function enqueueInHead(): void
    {
        $texts = is_singular() ? [get_post_field('post_content')] : [];
        $widgets = get_option('widget_block');

        foreach (is_array($widgets) ? $widgets : [] as $widget) {
            $texts[] = is_array($widget) && is_string($widget['content'] ?? null) ? $widget['content'] : '';
        }

        preg_match_all('/<!-- wp:(?:core\/)?([a-z][a-z0-9-]*) /', implode("\n", $texts), $matches);

        foreach (array_unique($matches[1]) as $block) {
            if (wp_style_is("wp-block-{$block}", 'registered')) {
                wp_enqueue_style("wp-block-{$block}");
            }
        }

        $this->detectLightbox(str_contains(implode($texts), '"lightbox"') ? 'wp-lightbox' : '');
        $this->removeLightboxRules();
    }

    private function detectSearchVariant(string $html): string
    {
        return $this->detectVariant('search', $html);
    }

    private function detectPostsVariant(string $html): string
    {
        return $this->detectVariant('latest-posts', $html);
    }

    private function detectVariant(string $block, string $html): string
    {
        if (preg_match(self::UNSTYLED_VARIANTS[$block], $html) === 1) {
            $this->unstyledVariants[$block] = true;
        }

        return $html;
    }

    private function removeUnusedRules(): void
    {
        $this->removeLightboxRules();

        foreach (array_diff(array_keys(self::UNSTYLED_VARIANTS), array_keys($this->unstyledVariants)) as $block) {
            wp_dequeue_style("wp-block-{$block}");
        }
    }

    private function detectLightbox(string $html): string
    {
        $this->hasLightbox = $this->hasLightbox || str_contains($html, 'wp-lightbox');

        return $html;
    }

    /**
     * Removes the lightbox rules, 80 percent of the image block's styles, from pages without a lightbox.
     */
    private function removeLightboxRules(): void
    {
        $style = wp_styles()->query(self::IMAGE_HANDLE);
        $path = $style instanceof \_WP_Dependency ? $style->extra['path'] ?? '' : '';

        if (
            $this->hasLightbox
            || ! is_string($path)
            || ! is_readable($path)
            || wp_style_is(self::IMAGE_HANDLE, 'done')
            || ! wp_style_is(self::IMAGE_HANDLE)
        ) {
            return;
        }

        $css = preg_replace(self::LIGHTBOX_PATTERNS, '', (string) file_get_contents($path));

        if (is_string($css)) {
            wp_styles()->remove(self::IMAGE_HANDLE);
            wp_register_style(self::IMAGE_HANDLE, false, [], null);
            wp_add_inline_style(self::IMAGE_HANDLE, $css);
        }
    }
}
