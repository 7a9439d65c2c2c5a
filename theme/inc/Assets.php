<?php

declare(strict_types=1);

namespace Courant;

use Courant\Customizer\AppearanceStyles;

/**
 * Enqueues the stylesheets and scripts of public pages.
 */
final class Assets implements Module
{
    /**
     * Stylesheets that the editor shares with public pages, in cascade order.
     */
    public const EDITOR_STYLES = [
        'assets/css/fallback-fonts.css',
        'assets/css/tokens.css',
        'assets/css/text-elements.css',
        'assets/css/content.css',
        'assets/css/presets.css',
        'assets/css/blocks.css',
        'assets/css/early-colors.css',
        'assets/css/media-blocks.css',
        'assets/css/editor.css',
    ];

    private const SERIF_FONT = 'assets/fonts/serif-latin.woff2';
    private const SANS_FONT = 'assets/fonts/sans-latin.woff2';

    /**
     * Bytes of CSS that WordPress may inline into a page instead of linking files; enough for any page of the theme.
     */
    private const MAX_INLINE_BYTES = 80000;

    public function boot(): void
    {
        // Before the plugin's styles: the cascade layer that is named first has the lower precedence.
        add_action('wp_enqueue_scripts', $this->enqueueStyles(...), 1);
        add_filter('courant_desk_applicant_portal_styles', $this->addPortalStyle(...));
        add_filter('styles_inline_size_limit', $this->raiseInlineSizeLimit(...));
        add_filter('wp_preload_resources', $this->preloadFonts(...));
        add_action('init', $this->removeEmojiScript(...));
    }

    private function enqueueStyles(): void
    {
        $built = is_file(get_template_directory() . '/build/theme.css');
        $style = $built ? 'build/theme.css' : 'assets/css/index.css';

        wp_enqueue_style('courant', get_theme_file_uri($style), [], self::fileVersion($style));

        if ($built) {
            wp_style_add_data('courant', 'path', get_theme_file_path($style));
        }

        if (is_singular() && comments_open() && SiteOptions::number('thread_comments') === 1) {
            wp_enqueue_script('comment-reply');
        }
    }

    /**
     * Adds the stylesheet to the plugin's applicant portal, a page without the theme's templates. It is enqueued first,
     * as on other pages.
     *
     * @return array<mixed>
     */
    private function addPortalStyle(mixed $handles): array
    {
        $this->enqueueStyles();

        return ['courant', ...(is_array($handles) ? array_values($handles) : [])];
    }

    /**
     * Raises the limit of inlined CSS. Most visitors view a single page: an external stylesheet would delay the first
     * paint by a round trip, and inlined it takes less time to transfer than that round trip.
     */
    private function raiseInlineSizeLimit(mixed $limit): int
    {
        return max(self::MAX_INLINE_BYTES, is_numeric($limit) ? (int) $limit : 0);
    }

    /**
     * Adds the preload links of the fonts that almost every page in a Latin language uses before the first paint.
     *
     * @param mixed $resources Lists of attributes, as WordPress prints them.
     * @return array<mixed>
     */
    private function preloadFonts(mixed $resources): array
    {
        $resources = is_array($resources) ? $resources : [];
        $files = [...(AppearanceStyles::hasNewsreader() ? [self::SERIF_FONT] : []), self::SANS_FONT];

        foreach ($files as $file) {
            $resources[] = [
                'href' => get_theme_file_uri($file),
                'as' => 'font',
                'type' => 'font/woff2',
                'crossorigin' => 'anonymous',
            ];
        }

        return $resources;
    }

    /**
     * Removes the emoji script. Current operating systems draw emoji themselves, and the script would load images from
     * another host.
     */
    private function removeEmojiScript(): void
    {
        remove_action('wp_head', 'print_emoji_detection_script', 7);
        remove_action('wp_enqueue_scripts', 'wp_enqueue_emoji_styles');
        remove_action('wp_print_styles', 'print_emoji_styles');
        add_filter('emoji_svg_url', '__return_false');
    }

    /**
     * Returns a version that depends on the file's content, so that browsers load a changed file without a theme
     * release.
     */
    public static function fileVersion(string $file): string
    {
        $path = get_theme_file_path($file);

        return is_file($path) ? (string) filemtime($path) : '0';
    }
}
