<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- hooks that WPML defines and Polylang also answers.

namespace CourantDesk\Kernel;

use WP_Post;

/**
 * Returns the language of a page or post when Polylang or WPML is active, through their public API. Without them the
 * language is empty, and no query runs.
 */
final class Languages
{
    /** Taxonomy in which Polylang stores the language of a post. */
    public const TAXONOMY = 'language';

    private string $requested = '';

    public function isMultilingual(): bool
    {
        return function_exists('pll_current_language') || has_filter('wpml_current_language');
    }

    /** Returns the current language, such as `de`; '' for any. */
    public function currentLanguage(): string
    {
        if (!$this->isMultilingual()) {
            return '';
        }

        return $this->requested !== '' ? $this->requested : $this->servedLanguage();
    }

    /** Switches the language for the rest of this request. A language that is not configured on the site is ignored. */
    public function switchTo(mixed $language): void
    {
        $requested = self::sanitizeCode($language);
        if ($requested === '' || !$this->isMultilingual() || !in_array($requested, $this->availableLanguages(), true)) {
            return;
        }
        $this->requested = $requested;
        if (function_exists('pll_current_language')) {
            add_filter(
                'get_terms_args',
                static fn (mixed $args): mixed => is_array($args) ? $args + ['lang' => $requested] : $args,
                1,
            );
        }
        do_action('wpml_switch_language', $requested);
    }

    /** Returns the language of a post; '' when it has none, which means every language. */
    public function getPostLanguage(WP_Post $post): string
    {
        if (function_exists('pll_get_post_language')) {
            return self::sanitizeCode(pll_get_post_language($post->ID, 'slug'));
        }
        $details = apply_filters('wpml_post_language_details', null, $post->ID);

        return is_array($details) ? self::sanitizeCode($details['language_code'] ?? '') : '';
    }

    private function servedLanguage(): string
    {
        $language = function_exists('pll_current_language')
            ? pll_current_language('slug')
            : apply_filters('wpml_current_language', '');
        $language = self::sanitizeCode($language);

        return $language === 'all' ? '' : $language;
    }

    /** @return list<string> */
    private function availableLanguages(): array
    {
        if (function_exists('pll_languages_list')) {
            return array_map(self::sanitizeCode(...), array_values((array) pll_languages_list(['fields' => 'slug'])));
        }
        $active = apply_filters('wpml_active_languages', null, ['skip_missing' => 0]);

        return array_map('strval', array_keys(is_array($active) ? $active : []));
    }

    private static function sanitizeCode(mixed $language): string
    {
        return is_string($language) && preg_match('/^[A-Za-z0-9_-]{1,20}$/', $language) === 1 ? $language : '';
    }
}
