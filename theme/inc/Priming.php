<?php

declare(strict_types=1);

namespace Courant;

/**
 * What every page asks for one by one (its menus, the logo, the site's icon, the opening picture, the privacy
 * policy), asked for together before the page is printed.
 */
final class Priming implements Feature
{
    public function boot(): void
    {
        add_action('template_redirect', $this->prime(...), 20);
        add_action('after_setup_theme', $this->withoutBlockTemplates(...));
    }

    private function prime(): void
    {
        if (is_feed() || is_robots() || is_favicon() || is_embed()) {
            return;
        }

        $logo = get_theme_mod('custom_logo');
        $posts = [
            is_numeric($logo) ? (int) $logo : 0,
            Option::number('site_icon'),
            Option::number('wp_page_for_privacy_policy'),
            is_singular() ? (int) get_post_thumbnail_id() : 0,
        ];
        $isThere = static fn (int $id): bool => $id > 0;
        _prime_post_caches(array_values(array_filter($posts, $isThere)), false, true);
        _prime_term_caches(array_values(array_filter(get_nav_menu_locations(), $isThere)), false);
    }

    /**
     * WordPress looks on every page for templates made of blocks, because the theme has a theme.json. Its templates
     * are PHP, and one made in the editor would be a page without header and footer.
     */
    private function withoutBlockTemplates(): void
    {
        remove_theme_support('block-templates');
    }
}
