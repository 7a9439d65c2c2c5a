<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\InlineJson;
use Courant\Module;
use Courant\View\ArticleView;

/**
 * Prints the meta description and JSON-LD on sites without an SEO plugin.
 */
final class MetaTags implements Module
{
    /**
     * Constants that known SEO plugins define.
     */
    private const SEO_PLUGIN_CONSTANTS = [
        'AIOSEO_VERSION',
        'RANK_MATH_VERSION',
        'SEOPRESS_VERSION',
        'SLIM_SEO_VER',
        'THE_SEO_FRAMEWORK_VERSION',
        'WPSEO_VERSION',
    ];

    public function boot(): void
    {
        add_action('wp_head', $this->printTags(...), 5);
    }

    private function printTags(): void
    {
        if (! $this->isEnabled()) {
            return;
        }

        $description = $this->metaDescription();

        if ($description !== '') {
            printf('<meta name="description" content="%s">' . "\n", esc_attr($description));
        }

        $graph = StructuredData::forCurrentPage();

        if ($graph !== []) {
            wp_print_inline_script_tag(
                InlineJson::encode(['@context' => 'https://schema.org', '@graph' => $graph]),
                ['type' => 'application/ld+json']
            );
        }
    }

    private function isEnabled(): bool
    {
        $ours = array_filter(self::SEO_PLUGIN_CONSTANTS, defined(...)) === [];

        /**
         * Filters whether the theme prints the description and structured data.
         *
         * @since 0.1.0
         *
         * @param bool $ours False when a known SEO plugin is active.
         */
        return (bool) apply_filters('courant_seo', $ours);
    }

    private function metaDescription(): string
    {
        if (is_404() || is_search() || is_paged()) {
            return '';
        }

        $text = match (true) {
            is_singular() => ArticleView::current()->summary(),
            is_category(), is_tag(), is_tax() => term_description(),
            is_author() => get_the_author_meta('description', get_queried_object_id()),
            is_front_page() => get_bloginfo('description', 'display'),
            default => '',
        };

        $text = trim((string) preg_replace('/\s+/u', ' ', wp_strip_all_tags($text)));

        // Pages without text (only blocks, date archives, archives without a description): the document title and the
        // tagline.
        return wp_html_excerpt($text !== '' ? $text : wp_get_document_title() . '. ' . get_bloginfo('description', 'display'), 155, '…');
    }
}
