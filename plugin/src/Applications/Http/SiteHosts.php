<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- hooks that WPML defines and Polylang also answers.

namespace CourantDesk\Applications\Http;

/** Finds the host names of this site. */
final class SiteHosts
{
    /**
     * Finds all host names of this site.
     *
     * @return list<string> lower case, without port: home and site URL, with and without "www.", domains of languages,
     *     and filtered additions
     */
    public static function findAll(): array
    {
        $urls = [home_url(), site_url(), ...self::languageUrls()];
        $hosts = [];
        foreach (
            array_filter(
                array_map(static fn (string $url): mixed => wp_parse_url($url, PHP_URL_HOST), $urls),
                'is_string',
            ) as $host
        ) {
            $bare = (string) preg_replace('/^www\./', '', strtolower($host));
            array_push($hosts, $bare, 'www.' . $bare);
        }
        /**
         * Filters the host names of this site. An application is suspected spam when its captcha was solved on any
         * other host.
         *
         * @since 0.1.0
         *
         * @param list<string> $hosts lower case, without port
         */
        $filtered = apply_filters('courant_desk_site_hosts', array_values(array_unique($hosts)));

        return array_values(
            array_map('strtolower', array_filter(is_array($filtered) ? $filtered : $hosts, 'is_string'))
        );
    }

    /** @return list<string> home URLs of the languages of Polylang or WPML, which may have their own domains */
    private static function languageUrls(): array
    {
        if (function_exists('pll_languages_list') && function_exists('pll_home_url')) {
            $urls = array_map(
                static fn (mixed $slug): mixed => is_string($slug) ? pll_home_url($slug) : '',
                (array) pll_languages_list(['fields' => 'slug']),
            );

            return array_values(array_filter($urls, 'is_string'));
        }
        $languages = apply_filters('wpml_active_languages', null, ['skip_missing' => 0]);

        return array_values(array_filter(array_column(is_array($languages) ? $languages : [], 'url'), 'is_string'));
    }
}
