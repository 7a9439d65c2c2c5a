<?php

declare(strict_types=1);

namespace Courant\Seo;

use Courant\Feature;
use Courant\InlineJson;
use Courant\View\Story;

/**
 * Description and JSON-LD, for a site whose owner has no search plugin.
 */
final class Head implements Feature
{
    /**
     * Constants that the known search plugins define.
     */
    private const OTHERS = [
        'AIOSEO_VERSION',
        'RANK_MATH_VERSION',
        'SEOPRESS_VERSION',
        'SLIM_SEO_VER',
        'THE_SEO_FRAMEWORK_VERSION',
        'WPSEO_VERSION',
    ];

    public function boot(): void
    {
        add_action('wp_head', $this->print(...), 5);
    }

    private function print(): void
    {
        if (! $this->isOurs()) {
            return;
        }

        $description = $this->description();

        if ($description !== '') {
            printf('<meta name="description" content="%s">' . "\n", esc_attr($description));
        }

        $graph = Graph::here();

        if ($graph !== []) {
            wp_print_inline_script_tag(
                InlineJson::encode(['@context' => 'https://schema.org', '@graph' => $graph]),
                ['type' => 'application/ld+json']
            );
        }
    }

    private function isOurs(): bool
    {
        $ours = array_filter(self::OTHERS, defined(...)) === [];

        /**
         * Filters whether the theme prints description and structured data.
         *
         * @param bool $ours False when a known search plugin is active.
         */
        return (bool) apply_filters('courant_seo', $ours);
    }

    private function description(): string
    {
        if (is_404() || is_search() || is_paged()) {
            return '';
        }

        $text = match (true) {
            is_singular() => Story::current()->summary(),
            is_category(), is_tag(), is_tax() => term_description(),
            is_author() => get_the_author_meta('description', get_queried_object_id()),
            is_front_page() => get_bloginfo('description', 'display'),
            default => '',
        };

        $text = trim((string) preg_replace('/\s+/u', ' ', wp_strip_all_tags($text)));

        // A page of blocks alone, a date, an archive without words: its name and the site's own line.
        return wp_html_excerpt($text !== '' ? $text : wp_get_document_title() . '. ' . get_bloginfo('description', 'display'), 155, '…');
    }
}
