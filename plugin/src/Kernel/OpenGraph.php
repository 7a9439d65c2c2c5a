<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** What a page is called where it is shared; only where no plugin for search engines says it. */
final class OpenGraph
{
    /** Constants that the known plugins define. */
    private const OTHERS = ['AIOSEO_VERSION', 'RANK_MATH_VERSION', 'SEOPRESS_VERSION', 'SLIM_SEO_VER', 'THE_SEO_FRAMEWORK_VERSION', 'WPSEO_VERSION'];

    private const DESCRIPTION = 200;

    public static function isOurs(): bool
    {
        /**
         * Filters whether titles, canonical addresses and Open Graph are printed; the theme Courant asks the same.
         *
         * @param bool $ours false when a known search plugin is active
         */
        return (bool) apply_filters('courant_seo', array_filter(self::OTHERS, 'defined') === []);
    }

    /**
     * @param string $title       plain text
     * @param string $description HTML or plain text
     */
    public static function print(string $type, string $title, string $url, string $description, string $image): void
    {
        $description = trim((string) preg_replace('/\s+/u', ' ', html_entity_decode(wp_strip_all_tags(strip_shortcodes($description), true), ENT_QUOTES)));
        $facts = array_filter([
            'og:type' => $type,
            'og:site_name' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            'og:title' => $title,
            'og:description' => wp_html_excerpt($description, self::DESCRIPTION, '…'),
            'og:url' => $url,
            'og:image' => $image !== '' ? $image : get_site_icon_url(),
            'og:locale' => get_locale(),
        ], static fn (string $fact): bool => $fact !== '');
        foreach ($facts as $name => $fact) {
            printf('<meta property="%s" content="%s">' . "\n", esc_attr($name), $name === 'og:url' || $name === 'og:image' ? esc_url($fact) : esc_attr($fact));
        }
        printf('<meta name="twitter:card" content="%s">' . "\n", esc_attr($image !== '' ? 'summary_large_image' : 'summary'));
    }
}
