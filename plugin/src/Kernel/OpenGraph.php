<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Prints Open Graph tags, only when no SEO plugin is active. */
final class OpenGraph
{
    /** Constants that known SEO plugins define. */
    private const SEO_PLUGIN_CONSTANTS = [
        'AIOSEO_VERSION', 'RANK_MATH_VERSION', 'SEOPRESS_VERSION', 'SLIM_SEO_VER', 'THE_SEO_FRAMEWORK_VERSION',
        'WPSEO_VERSION',
    ];

    private const MAX_DESCRIPTION_LENGTH = 200;

    public static function isEnabled(): bool
    {
        // Rank Math prints nothing until its setup is complete.
        $constants = array_diff(
            self::SEO_PLUGIN_CONSTANTS,
            has_action('rank_math/head') === false ? ['RANK_MATH_VERSION'] : [],
        );
        /**
         * Filters whether titles, canonical URLs and Open Graph tags are printed; the Courant theme uses the same
         * filter.
         *
         * @since 0.1.0
         *
         * @param bool $isPrinted true when no known SEO plugin prints them
         */
        return (bool) apply_filters('courant_seo', array_filter($constants, 'defined') === []);
    }

    /**
     * @param string $title       plain text
     * @param string $description HTML or plain text
     */
    public static function printTags(string $type, string $title, string $url, string $description, string $image): void
    {
        $description = trim((string) preg_replace('/\s+/u', ' ', html_entity_decode(
            wp_strip_all_tags(strip_shortcodes($description), true),
            ENT_QUOTES,
        )));
        $facts = array_filter([
            'og:type' => $type,
            'og:site_name' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            'og:title' => $title,
            'og:description' => wp_html_excerpt($description, self::MAX_DESCRIPTION_LENGTH, '…'),
            'og:url' => $url,
            'og:image' => $image !== '' ? $image : get_site_icon_url(),
            'og:locale' => get_locale(),
        ], static fn (string $fact): bool => $fact !== '');
        foreach ($facts as $name => $fact) {
            printf(
                '<meta property="%s" content="%s">' . "\n",
                esc_attr($name),
                $name === 'og:url' || $name === 'og:image' ? esc_url($fact) : esc_attr($fact),
            );
        }
        printf('<meta name="twitter:card" content="%s">' . "\n", esc_attr(
            $image !== '' ? 'summary_large_image' : 'summary'
        ));
    }
}
