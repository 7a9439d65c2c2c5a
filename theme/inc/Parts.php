<?php

declare(strict_types=1);

namespace Courant;

use Courant\Customizer\Options;

/**
 * The style sheet in parts (assets/css/parts), each on the pages that show what it draws; WordPress prints
 * them into the page while they are small. What can be known before the page begins stands in its head;
 * what turns up later (a widget, a block in the footer) asks for its part then.
 */
final class Parts implements Feature
{
    private const BLOCKS = '/<!-- wp:(?:pullquote|quote|separator|table|gallery|group|column|details|file|cover|calendar|search|latest-comments|query)\b|\bis-style-|\bhas-very-(?:light|dark)-gray/';
    private const LATE_BLOCKS = ['core/pullquote', 'core/separator', 'core/table', 'core/gallery', 'core/cover', 'core/calendar', 'core/details', 'core/file'];

    public function boot(): void
    {
        // Before the plugin's styles: the cascade layer that is named first is the weaker one.
        add_action('wp_enqueue_scripts', $this->enqueue(...), 1);
        add_filter('render_block', $this->ofBlock(...), 10, 2);
    }

    /**
     * Asks for a part of the style sheet, also while the page is printed.
     */
    public static function need(string $part): void
    {
        wp_enqueue_style("courant-{$part}");
    }

    private function enqueue(): void
    {
        $files = glob(get_template_directory() . '/assets/css/parts/*.css');

        foreach ($files === false ? [] : $files as $path) {
            $this->register(basename($path, '.css'));
        }

        array_map(self::need(...), $this->ofThisPage());
    }

    private function register(string $part): void
    {
        $file = Build::has("styles/{$part}") ? "build/styles/{$part}.css" : "assets/css/parts/{$part}.css";
        wp_register_style("courant-{$part}", get_theme_file_uri($file), ['courant'], Assets::stamp($file));
        wp_style_add_data("courant-{$part}", 'path', get_theme_file_path($file));
    }

    /**
     * @return list<string>
     */
    private function ofThisPage(): array
    {
        $isMagazine = View\Layout::isMagazine();
        $isArticle = is_singular('post');
        $parts = array_filter([
            'brand' => $this->isBranded(),
            'header-image' => has_header_image() || is_customize_preview(),
            'pinned' => Options::flag('header_sticky') || is_customize_preview(),
            'inner' => ! $isMagazine,
            'stories' => ! is_singular() || $isMagazine || $isArticle || $this->hasStoriesAround(),
            'front' => Furniture\Slider::isShown() || Furniture\Slider::hasStrip(),
            'list' => ! is_singular() && ! $isMagazine && ! is_404(),
            'pages' => $this->isPaged(),
            'file' => is_attachment(),
            'text' => is_singular() || is_author() || (! $isMagazine && $this->listsTexts()),
            'blocks' => is_singular() && preg_match(self::BLOCKS, get_post_field('post_content')) === 1,
            'article' => $isArticle || is_author(),
            'pills' => $isArticle || is_404() || is_active_widget(false, false, 'courant-social') !== false,
            'comments' => is_singular() && (comments_open() || get_comments_number() > 0),
            'ticker' => Furniture\Ticker::isShown(),
            'slider' => Options::flag('slider') && Furniture\Slider::isShown(),
        ]);

        /**
         * Filters the parts of the style sheet that this page needs.
         *
         * @param list<string> $parts Names of files in assets/css/parts.
         */
        $wanted = apply_filters('courant_style_parts', array_keys($parts));

        return array_values(array_filter(is_array($wanted) ? $wanted : [], is_string(...)));
    }

    /**
     * In the Customizer's preview any of it may come with the next change.
     */
    private function isBranded(): bool
    {
        return is_customize_preview() || has_custom_logo()
            || Options::choice('header_align') === 'centre' || Options::number('logo_dark') + Options::number('logo_mobile') > 0;
    }

    private function hasStoriesAround(): bool
    {
        return is_active_widget(false, false, 'courant-posts') !== false || Options::flag('missed');
    }

    /**
     * Whether a list, a text or its comments go on on another page.
     */
    private function isPaged(): bool
    {
        $query = $GLOBALS['wp_query'] ?? null;

        return is_singular()
            ? str_contains(get_post_field('post_content'), '<!--nextpage-->')
                || (Option::number('page_comments') === 1 && (int) get_comments_number() > Option::number('comments_per_page'))
            : $query instanceof \WP_Query && $query->max_num_pages > 1;
    }

    /**
     * Whether the list has articles that stand in it with their whole text.
     */
    private function listsTexts(): bool
    {
        $query = $GLOBALS['wp_query'] ?? null;
        $posts = is_singular() || ! $query instanceof \WP_Query ? [] : (array) $query->posts;

        foreach ($posts as $post) {
            if ($post instanceof \WP_Post && $post->post_type === 'post' && View\Story::of($post)->isBrief()) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param array<string, mixed> $block
     */
    private function ofBlock(string $html, array $block): string
    {
        if (in_array($block['blockName'] ?? '', self::LATE_BLOCKS, true) || str_contains($html, 'is-style-')) {
            self::need('blocks');
        }

        return $html;
    }
}
