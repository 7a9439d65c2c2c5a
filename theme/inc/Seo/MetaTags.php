<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\InlineJson;
use Courant\Module;
use Courant\View\ArticleView;
use Courant\View\AuthorView;

/**
 * Prints the meta description, the canonical URL, Open Graph tags and JSON-LD on sites without an SEO plugin.
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

    /**
     * Filters of SEO plugins whose value is the description of the current page.
     */
    private const DESCRIPTION_FILTERS = [
        'aioseo_description',
        'seopress_titles_desc',
        'the_seo_framework_generated_description',
        'wpseo_metadesc',
    ];

    public function boot(): void
    {
        add_action('wp_head', $this->printTags(...), 5);
        // SEO plugins print no description on pages that have only blocks, or for which the owner wrote none.
        foreach (self::DESCRIPTION_FILTERS as $filter) {
            add_filter($filter, $this->addMissingDescription(...));
        }
    }

    private function addMissingDescription(mixed $description): string
    {
        $description = is_string($description) ? $description : '';

        $isPage = ! is_admin() && ! wp_is_serving_rest_request();

        return trim($description) === '' && $isPage ? $this->metaDescription() : $description;
    }

    private function printTags(): void
    {
        if (! $this->isEnabled()) {
            // The free version of SEOPress prints everything except breadcrumbs.
            if (defined('SEOPRESS_VERSION') && ! defined('SEOPRESS_PRO_VERSION')) {
                $this->printStructuredData(StructuredData::breadcrumbList());
            }

            return;
        }

        $description = $this->metaDescription();

        if ($description !== '') {
            printf('<meta name="description" content="%s">' . "\n", esc_attr($description));
        }

        if (! CanonicalUrl::isPrintedByCore() && CanonicalUrl::forCurrentPage() !== '') {
            printf('<link rel="canonical" href="%s">' . "\n", esc_url(CanonicalUrl::forCurrentPage()));
        }

        $this->printOpenGraph(OpenGraph::forCurrentPage($description));
        $this->printStructuredData(StructuredData::forCurrentPage());
    }

    /**
     * Prints objects of schema.org as JSON-LD.
     *
     * @param list<array<string, mixed>> $graph
     */
    private function printStructuredData(array $graph): void
    {
        if ($graph !== []) {
            wp_print_inline_script_tag(
                InlineJson::encode(['@context' => 'https://schema.org', '@graph' => $graph]),
                ['type' => 'application/ld+json']
            );
        }
    }

    /**
     * Prints the Open Graph tags and the type of the Twitter card.
     *
     * @param array<string, string> $properties By name.
     */
    private function printOpenGraph(array $properties): void
    {
        foreach ($properties as $name => $value) {
            $isUrl = in_array($name, ['og:url', 'og:image'], true);
            printf(
                '<meta property="%s" content="%s">' . "\n",
                esc_attr($name),
                $isUrl ? esc_url($value) : esc_attr($value),
            );
        }

        if ($properties !== []) {
            $card = isset($properties['og:image:width']) ? 'summary_large_image' : 'summary';
            printf('<meta name="twitter:card" content="%s">' . "\n", esc_attr($card));
        }
    }

    private function isEnabled(): bool
    {
        // Rank Math prints nothing until its setup is complete.
        $constants = array_diff(
            self::SEO_PLUGIN_CONSTANTS,
            has_action('rank_math/head') === false ? ['RANK_MATH_VERSION'] : []
        );
        $ours = array_filter($constants, defined(...)) === [];

        /**
         * Filters whether the theme prints the description, the canonical URL, Open Graph tags and structured data.
         *
         * @since 0.1.0
         *
         * @param bool $ours False when a known SEO plugin prints them.
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
            is_author() => AuthorView::forCurrentArchive()->description,
            is_front_page() => get_bloginfo('description', 'display'),
            default => '',
        };

        $text = trim((string) preg_replace('/\s+/u', ' ', wp_strip_all_tags($text)));

        // Pages without text (only blocks, date archives, archives without a description): the document title and the
        // tagline.
        return wp_html_excerpt(
            $text !== '' ? $text : wp_get_document_title() . '. ' . get_bloginfo('description', 'display'),
            155,
            '…',
        );
    }
}
