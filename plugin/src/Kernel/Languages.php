<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_Post;

/**
 * The language of a page and of a post where Polylang or WPML is there, by what both offer to other plugins. Without them
 * everything is in no language, and nothing is asked.
 */
final class Languages
{
    /** The taxonomy in which Polylang keeps the language of a post. */
    public const TAXONOMY = 'language';

    private string $wanted = '';

    public function areThere(): bool
    {
        return function_exists('pll_current_language') || has_filter('wpml_current_language');
    }

    /** The language that is served now, such as `de`; '' for any. */
    public function current(): string
    {
        if (!$this->areThere()) {
            return '';
        }

        return $this->wanted !== '' ? $this->wanted : $this->served();
    }

    /** For the rest of this request: the language that a call names. One that the site does not speak is ignored. */
    public function speak(mixed $language): void
    {
        $wanted = self::clean($language);
        if ($wanted === '' || !$this->areThere() || !in_array($wanted, $this->known(), true)) {
            return;
        }
        $this->wanted = $wanted;
        if (function_exists('pll_current_language')) {
            add_filter('get_terms_args', static fn (mixed $args): mixed => is_array($args) ? $args + ['lang' => $wanted] : $args, 1);
        }
        do_action('wpml_switch_language', $wanted);
    }

    /** The language of a post; '' where it has none, which is every language. */
    public function of(WP_Post $post): string
    {
        if (function_exists('pll_get_post_language')) {
            return self::clean(pll_get_post_language($post->ID, 'slug'));
        }
        $details = apply_filters('wpml_post_language_details', null, $post->ID);

        return is_array($details) ? self::clean($details['language_code'] ?? '') : '';
    }

    private function served(): string
    {
        $language = function_exists('pll_current_language') ? pll_current_language('slug') : apply_filters('wpml_current_language', '');
        $language = self::clean($language);

        return $language === 'all' ? '' : $language;
    }

    /** @return list<string> */
    private function known(): array
    {
        if (function_exists('pll_languages_list')) {
            return array_map(self::clean(...), array_values((array) pll_languages_list(['fields' => 'slug'])));
        }
        $active = apply_filters('wpml_active_languages', null, ['skip_missing' => 0]);

        return array_map('strval', array_keys(is_array($active) ? $active : []));
    }

    private static function clean(mixed $language): string
    {
        return is_string($language) && preg_match('/^[A-Za-z0-9_-]{1,20}$/', $language) === 1 ? $language : '';
    }
}
