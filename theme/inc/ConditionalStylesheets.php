<?php

declare(strict_types=1);

namespace Courant;

use Courant\Components\FeaturedSlider;
use Courant\Components\NewsTicker;
use Courant\Components\SavedItems;
use Courant\Customizer\ArticleLayout;
use Courant\Customizer\ThemeOptions;
use Courant\Images\Logo;
use Courant\View\ArticleView;
use Courant\View\PageLayout;

/**
 * Splits the stylesheet into files (assets/css/parts) and enqueues on each page only the files that it needs; WordPress
 * inlines them while they are small. Files that are known in advance are enqueued in the head; others (for a widget, or
 * a block in the footer) are enqueued when they are rendered.
 */
final class ConditionalStylesheets implements Module
{
    /** Quotations that are aligned, and separators of WordPress 5. */
    private const RARE_VARIANTS = 'wp-block-quote[^">]*has-text-align|has-css-opacity';

    /** Patterns of content that needs a stylesheet, by its name. */
    private const CONTENT_PATTERNS = [
        'blocks' => '/<!-- wp:(?:pullquote|quote|separator|group|column)\b|\bis-style-|\bhas-drop-cap/',
        'early-colors' => '/\bhas-very-(?:light|dark)-gray/',
        'media-blocks' => '/<!-- wp:(?:table|gallery|details|file|cover|media-text|calendar|search|latest-comments|query|audio)\b|\[gallery\b|'
            . self::RARE_VARIANTS . '/',
    ];
    private const LATE_BLOCKS = [
        'core/pullquote' => 'blocks',
        'core/quote' => 'blocks',
        'core/separator' => 'blocks',
        'core/table' => 'media-blocks',
        'core/gallery' => 'media-blocks',
        'core/cover' => 'media-blocks',
        'core/media-text' => 'media-blocks',
        'core/calendar' => 'media-blocks',
        'core/details' => 'media-blocks',
        'core/file' => 'media-blocks',
    ];

    /** Patterns of rendered blocks that need a stylesheet, by its name. */
    private const LATE_PATTERNS = [
        'blocks' => '/\bis-style-|\bhas-drop-cap|wp-block-(?:group|column)[^>]*\bhas-background\b/',
        'media-blocks' => '/' . self::RARE_VARIANTS . '/',
        'text-elements' => '/<(?:blockquote|figcaption|pre|code)\b/',
    ];

    public function boot(): void
    {
        // Before the plugin's styles: the cascade layer that is named first has the lower precedence.
        add_action('wp_enqueue_scripts', $this->enqueuePageStylesheets(...), 1);
        add_filter('courant_desk_applicant_portal_styles', $this->addPortalStylesheets(...), 15);
        add_filter('render_block', $this->enqueueForBlock(...), 10, 2);
    }

    /**
     * Enqueues one of these stylesheets. Also works while the page is being printed.
     */
    public static function enqueueStylesheet(string $name): void
    {
        wp_enqueue_style("courant-{$name}");
    }

    private function enqueuePageStylesheets(): void
    {
        $this->registerStylesheets();
        array_map(self::enqueueStylesheet(...), $this->pageStylesheets());
    }

    /**
     * Adds the styles of the site branding to the plugin's applicant portal, after the stylesheet of the theme.
     *
     * @return list<string>
     */
    private function addPortalStylesheets(mixed $handles): array
    {
        $handles = is_array($handles) ? array_values(array_filter($handles, is_string(...))) : [];

        if (! $this->hasBrandStyles()) {
            return $handles;
        }

        $this->registerStylesheets();

        return ['courant', 'courant-brand', ...array_diff($handles, ['courant'])];
    }

    private function registerStylesheets(): void
    {
        $files = glob(get_template_directory() . '/assets/css/parts/*.css');

        foreach ($files === false ? [] : $files as $path) {
            $this->registerStylesheet(basename($path, '.css'));
        }
    }

    private function registerStylesheet(string $name): void
    {
        $file = BuildManifest::has("styles/{$name}") ? "build/styles/{$name}.css" : "assets/css/parts/{$name}.css";
        wp_register_style("courant-{$name}", get_theme_file_uri($file), ['courant'], Assets::fileVersion($file));
        wp_style_add_data("courant-{$name}", 'path', get_theme_file_path($file));
    }

    /**
     * Returns the names of the stylesheets that the current page needs.
     *
     * @return list<string>
     */
    private function pageStylesheets(): array
    {
        $isMagazine = PageLayout::isMagazine();
        $isArticle = is_singular('post');
        $names = array_filter([
            'brand' => $this->hasBrandStyles(),
            'header-image' => has_header_image() || is_customize_preview(),
            'sticky-header' => ThemeOptions::isEnabled('header_sticky') || is_customize_preview(),
            'page-header' => ! $isMagazine,
            'stories' => ! is_singular() || $isMagazine || $isArticle || $this->hasArticleLists(),
            'front-page' => FeaturedSlider::isShown() || FeaturedSlider::hasPopularArticles(),
            'newsletter' => ($isMagazine || $isArticle)
                && (is_active_sidebar('newsletter') || has_action('courant_newsletter') !== false),
            'list' => ! is_singular() && ! $isMagazine && ! is_404() && ! SavedItems::isPage(),
            'pagination' => $this->hasPagination() && ! (is_home() && $isMagazine),
            'attachment' => is_attachment(),
            'text' => is_singular() || (! $isMagazine && $this->hasShortPosts()),
            'formats' => $isArticle ? ArticleView::current()->isShortFormat() : $this->hasShortPosts(),
            'blocks' => self::hasContent('blocks'),
            'media-blocks' => self::hasContent('media-blocks'),
            'early-colors' => self::hasContent('early-colors'),
            'article' => $isArticle,
            'archive' => is_archive() || (is_home() && ! $isMagazine),
            'article-layouts' => ArticleLayout::current() !== '',
            'share' => $isArticle || is_singular(OpeningPages::POST_TYPE) || SavedItems::isPage(),
            'saved' => SavedItems::isPage(),
            'search' => is_search(),
            'pills' => $isArticle || is_404() || is_search() || is_author() || is_category() || is_year()
                || is_active_widget(false, false, 'courant-social') !== false,
            'comments' => is_singular() && (comments_open() || get_comments_number() > 0),
            'ticker' => NewsTicker::isShown(),
            'slider' => ThemeOptions::isEnabled('slider') && FeaturedSlider::isShown(),
        ]);

        /**
         * Filters the stylesheets that this page needs.
         *
         * @since 0.1.0
         *
         * @param list<string> $names Names of files in assets/css/parts.
         */
        $filtered = apply_filters('courant_page_stylesheets', array_keys($names));

        return array_values(array_filter(is_array($filtered) ? $filtered : [], is_string(...)));
    }

    /**
     * Returns whether the page needs the styles of the site branding. Always true in the Customizer preview, where the
     * next change may need them.
     */
    private function hasBrandStyles(): bool
    {
        return is_customize_preview() || Logo::isShown()
            || ThemeOptions::choice('header_align') === 'centre'
            || ThemeOptions::number('logo_dark') + ThemeOptions::number('logo_mobile') > 0;
    }

    private function hasArticleLists(): bool
    {
        return is_active_widget(false, false, 'courant-posts') !== false || ThemeOptions::isEnabled('missed');
    }

    /**
     * @param key-of<self::CONTENT_PATTERNS> $stylesheet
     */
    private static function hasContent(string $stylesheet): bool
    {
        return is_singular()
            && preg_match(self::CONTENT_PATTERNS[$stylesheet], get_post_field('post_content')) === 1;
    }

    /**
     * Returns whether a list, a post or its comments span several pages.
     */
    private function hasPagination(): bool
    {
        $query = $GLOBALS['wp_query'] ?? null;

        return is_singular()
            ? str_contains(get_post_field('post_content'), '<!--nextpage-->')
                || (
                    SiteOptions::number('page_comments') === 1
                    && (int) get_comments_number() > SiteOptions::number('comments_per_page')
                )
            : $query instanceof \WP_Query && $query->max_num_pages > 1;
    }

    /**
     * Returns whether the list contains short posts (asides, statuses, quotes, links), which show their full content.
     */
    private function hasShortPosts(): bool
    {
        $query = $GLOBALS['wp_query'] ?? null;
        $posts = is_singular() || ! $query instanceof \WP_Query ? [] : (array) $query->posts;

        foreach ($posts as $post) {
            if (
                $post instanceof \WP_Post
                && $post->post_type === 'post'
                && ArticleView::fromPost($post)->isShortFormat()
            ) {
                return true;
            }
        }

        return false;
    }

    /**
     * Enqueues the stylesheets that a rendered block needs.
     *
     * @param array<string, mixed> $block
     */
    private function enqueueForBlock(string $html, array $block): string
    {
        $name = $block['blockName'] ?? '';
        $needed = is_string($name) && isset(self::LATE_BLOCKS[$name]) ? [self::LATE_BLOCKS[$name]] : [];

        foreach (self::LATE_PATTERNS as $stylesheet => $pattern) {
            if (preg_match($pattern, $html) === 1) {
                $needed[] = $stylesheet;
            }
        }

        // The stylesheet for text contains these rules.
        array_map(
            self::enqueueStylesheet(...),
            wp_style_is('courant-text') ? array_diff($needed, ['text-elements']) : $needed,
        );

        return $html;
    }
}
