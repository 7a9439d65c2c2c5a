<?php

declare(strict_types=1);

namespace Courant;

/**
 * Style sheets and scripts of public pages.
 */
final class Assets implements Feature
{
    /**
     * The parts of the style sheet that the editor shares with the page, in order.
     */
    public const EDITOR_STYLES = [
        'assets/css/tokens.css',
        'assets/css/content.css',
        'assets/css/presets.css',
        'assets/css/blocks.css',
        'assets/css/editor.css',
    ];

    private const FONT = 'assets/fonts/newsreader-latin.woff2';

    /** Bytes of style that WordPress may print into a page instead of naming files: what a whole page of ours needs. */
    private const INLINE = 64000;

    public function boot(): void
    {
        // Before the plugin's styles: the cascade layer that is named first is the weaker one.
        add_action('wp_enqueue_scripts', $this->enqueue(...), 1);
        add_filter('styles_inline_size_limit', $this->printed(...));
        add_filter('wp_preload_resources', $this->preloadFont(...));
        add_action('init', $this->withoutEmojiScript(...));
    }

    private function enqueue(): void
    {
        $built = is_file(get_template_directory() . '/build/theme.css');
        $style = $built ? 'build/theme.css' : 'assets/css/index.css';

        wp_enqueue_style('courant', get_theme_file_uri($style), [], self::stamp($style));

        if ($built) {
            wp_style_add_data('courant', 'path', get_theme_file_path($style));
        }

        if (is_singular() && comments_open() && Option::number('thread_comments') === 1) {
            wp_enqueue_script('comment-reply');
        }
    }

    /**
     * Most visitors come for one page: a file of style would cost them a round trip before they see anything,
     * and within the page it is smaller than that trip is long.
     */
    private function printed(mixed $limit): int
    {
        return max(self::INLINE, is_numeric($limit) ? (int) $limit : 0);
    }

    /**
     * @param mixed $resources Lists of attributes, as WordPress prints them.
     * @return array<mixed>
     */
    private function preloadFont(mixed $resources): array
    {
        $resources = is_array($resources) ? $resources : [];
        $resources[] = [
            'href' => get_theme_file_uri(self::FONT),
            'as' => 'font',
            'type' => 'font/woff2',
            'crossorigin' => 'anonymous',
        ];

        return $resources;
    }

    /**
     * Today's systems draw emoji themselves; the script asks another host for pictures (Rulings 31).
     */
    private function withoutEmojiScript(): void
    {
        remove_action('wp_head', 'print_emoji_detection_script', 7);
        remove_action('wp_enqueue_scripts', 'wp_enqueue_emoji_styles');
        remove_action('wp_print_styles', 'print_emoji_styles');
        add_filter('emoji_svg_url', '__return_false');
    }

    /**
     * A file's own version, so that a change reaches visitors without a release.
     */
    public static function stamp(string $file): string
    {
        $path = get_theme_file_path($file);

        return is_file($path) ? (string) filemtime($path) : '0';
    }
}
