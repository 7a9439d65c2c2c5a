<?php

declare(strict_types=1);

namespace Courant\Menus;

use Courant\Module;

/**
 * Renders the main navigation with disclosures: menu items stay links, and a details element next to the link opens the
 * submenu, so that it works before any script has loaded.
 */
final class SubmenuDisclosure implements Module
{
    public const MAX_DEPTH = 3;

    public function boot(): void
    {
        add_filter('walker_nav_menu_start_el', $this->openDisclosure(...), 10, 4);
        add_filter('wp_nav_menu_items', $this->closeDisclosures(...), 10, 2);
    }

    /**
     * Opens the disclosure before the list of the submenu.
     */
    private function openDisclosure(mixed $html, mixed $item, mixed $depth, mixed $menu): mixed
    {
        if (
            ! is_string($html)
            || ! $item instanceof \WP_Post
            || ! self::isPrimary($menu)
            || ! self::hasDisclosure($item, $depth)
        ) {
            return $html;
        }

        return $html . sprintf(
            '<details class="menu__sub"%s><summary class="menu__toggle"><span class="screen-reader-text">%s</span></summary>',
            // At the top level one submenu is open at a time; deeper levels are stacked.
            $depth === 0 ? ' name="primary-menu"' : '',
            esc_html(sprintf(
                /* translators: %s: title of a menu item. */
                __('%s submenu', 'courant'),
                wp_strip_all_tags(self::itemTitle($item))
            ))
        );
    }

    /**
     * Closes the disclosures. The menu contains no lists other than submenus.
     */
    private function closeDisclosures(mixed $items, mixed $menu): mixed
    {
        return is_string($items) && self::isPrimary($menu) ? str_replace('</ul>', '</ul></details>', $items) : $items;
    }

    private static function isPrimary(mixed $menu): bool
    {
        return is_object($menu) && (get_object_vars($menu)['theme_location'] ?? '') === 'primary';
    }

    private static function hasDisclosure(\WP_Post $item, mixed $depth): bool
    {
        $classes = get_object_vars($item)['classes'] ?? [];

        return is_array($classes) && in_array('menu-item-has-children', $classes, true) && $depth < self::MAX_DEPTH - 1;
    }

    /**
     * Returns the title of a menu item, which WordPress adds to its post at run time.
     */
    private static function itemTitle(\WP_Post $item): string
    {
        $title = get_object_vars($item)['title'] ?? '';

        return is_string($title) ? $title : '';
    }
}
