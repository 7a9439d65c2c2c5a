<?php

declare(strict_types=1);

namespace Courant\Menus;

use Courant\Customizer\ThemeOptions;
use Courant\Module;

/**
 * Registers the four menu locations and prints their menus.
 */
final class NavigationMenus implements Module
{
    public function boot(): void
    {
        add_action('after_setup_theme', $this->registerLocations(...));
        add_filter('wp_nav_menu_objects', $this->markSections(...));
    }

    /**
     * Marks the sections of an article as those of an archive: WordPress marks the category of an article as
     * `current-menu-parent` only, and no item above it.
     *
     * @param array<array-key, \stdClass&object{ID: int, menu_item_parent: string, classes: array<string>}> $items
     * @return array<array-key, object>
     */
    private function markSections(array $items): array
    {
        $parents = array_column($items, 'menu_item_parent', 'ID');
        $marked = [];

        foreach ($items as $item) {
            $id = in_array('current-menu-parent', $item->classes, true) ? $item->ID : 0;

            for (; $id > 0 && ! isset($marked[$id]); $id = (int) ($parents[$id] ?? 0)) {
                $marked[$id] = true;
            }
        }

        foreach ($items as $item) {
            if (isset($marked[$item->ID])) {
                $item->classes = array_unique([...$item->classes, 'current-menu-ancestor']);
            }
        }

        return $items;
    }

    private function registerLocations(): void
    {
        register_nav_menus([
            'primary' => __('Primary', 'courant'),
            'top' => __('Top bar', 'courant'),
            'footer' => __('Footer', 'courant'),
            'social' => __('Social profiles', 'courant'),
        ]);
    }

    /**
     * Prints the main navigation. Without a menu it lists the categories that have articles.
     */
    public static function printPrimary(): void
    {
        wp_nav_menu([
            'theme_location' => 'primary',
            'container' => '',
            'menu_class' => 'menu menu--primary',
            'menu_id' => 'primary-menu',
            'depth' => SubmenuDisclosure::MAX_DEPTH,
            'fallback_cb' => self::printCategoryFallback(...),
        ]);
    }

    /**
     * Prints a flat list of links in a labeled landmark, or nothing.
     *
     * @param string $location Menu location: top, footer or social.
     * @param string $label Label of the landmark, without the word "navigation".
     * @param string $id ID of the list, when the menu is printed twice on the page.
     */
    public static function printFlat(string $location, string $label, string $id = ''): void
    {
        if (! has_nav_menu($location)) {
            return;
        }

        wp_nav_menu([
            'theme_location' => $location,
            'container' => 'nav',
            'container_class' => 'menu-' . $location,
            'container_aria_label' => $label,
            'menu_class' => 'menu menu--flat',
            'menu_id' => $id === '' ? 'menu-' . $location : $id,
            'depth' => 1,
            'fallback_cb' => '__return_empty_string',
        ]);
    }

    /**
     * Prints the site's social profiles: a menu, or else the URLs from the theme's options.
     *
     * @param string $where Makes the landmark's label unique: topbar or footer.
     */
    public static function printSocial(string $where): void
    {
        $label = $where === 'footer' ? __('Social profiles (footer)', 'courant') : __('Social profiles', 'courant');

        if (has_nav_menu('social')) {
            self::printFlat('social', $label, "menu-social-{$where}");

            return;
        }

        $urls = ThemeOptions::urls('social_links');

        if ($urls === []) {
            return;
        }

        printf('<nav class="menu-social" aria-label="%s"><ul class="menu menu--flat">', esc_attr($label));

        foreach ($urls as $url) {
            printf('<li><a href="%s" rel="me">%s</a></li>', esc_url($url), esc_html(SocialNetworks::nameForUrl($url)));
        }

        echo '</ul></nav>';
    }

    /**
     * Returns the categories of the main navigation in its order, which are the sections of the site.
     *
     * @return list<int>
     */
    public static function categoryIds(): array
    {
        $items = wp_get_nav_menu_items(get_nav_menu_locations()['primary'] ?? 0);
        $ids = [];

        foreach (is_array($items) ? $items : [] as $item) {
            if (is_object($item) && ($item->object ?? '') === 'category' && is_numeric($item->object_id ?? null)) {
                $ids[] = (int) $item->object_id;
            }
        }

        return array_values(array_unique($ids));
    }

    private static function printCategoryFallback(): void
    {
        $list = wp_list_categories([
            'echo' => false,
            'title_li' => '',
            'orderby' => 'count',
            'order' => 'DESC',
            'number' => 7,
            'depth' => -1,
            'show_option_none' => '',
        ]);

        if (is_string($list) && $list !== '') {
            printf('<ul class="menu menu--primary" id="primary-menu">%s</ul>', wp_kses_post($list));
        }
    }
}
