<?php

declare(strict_types=1);

namespace Courant;

use Courant\Customizer\ThemeOptions;

/**
 * Loads in a few queries, before the page is printed, what every page would otherwise load one by one: menus, logos,
 * site icon, featured image, portrait of the author and privacy policy page.
 */
final class CachePrimer implements Module
{
    public function boot(): void
    {
        add_action('template_redirect', $this->primeCaches(...), 20);
        add_action('after_setup_theme', $this->removeBlockTemplateSupport(...));
    }

    private function primeCaches(): void
    {
        if (is_feed() || is_robots() || is_favicon() || is_embed()) {
            return;
        }

        $logo = get_theme_mod('custom_logo');
        $posts = [
            is_numeric($logo) ? (int) $logo : 0,
            ThemeOptions::number('logo_dark'),
            ThemeOptions::number('logo_mobile'),
            SiteOptions::number('site_icon'),
            SiteOptions::number('wp_page_for_privacy_policy'),
            is_singular() ? (int) get_post_thumbnail_id() : 0,
            is_singular('post') ? AuthorPortrait::imageOf((int) get_post()?->post_author) : 0,
        ];
        $isAssigned = static fn (int $id): bool => $id > 0;
        _prime_post_caches(array_values(array_filter($posts, $isAssigned)), false, true);
        _prime_term_caches(array_values(array_filter(get_nav_menu_locations(), $isAssigned)), false);
    }

    /**
     * Disables the lookup of block templates. WordPress enables it because the theme has a theme.json, but the
     * templates are PHP; a block template created in the editor would render a page without header and footer.
     */
    private function removeBlockTemplateSupport(): void
    {
        remove_theme_support('block-templates');
    }
}
