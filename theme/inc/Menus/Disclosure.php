<?php

declare(strict_types=1);

namespace Courant\Menus;

use Courant\Feature;

/**
 * The main navigation as a disclosure: a link stays a link, and a native disclosure beside it opens
 * the sub-menu, so that the first tap is answered before any script has come (Spec 2.1;
 * reference/theme-and-furniture.md 6.2).
 */
final class Disclosure implements Feature
{
    public const DEPTH = 3;

    public function boot(): void
    {
        add_filter('walker_nav_menu_start_el', $this->open(...), 10, 4);
        add_filter('wp_nav_menu_items', $this->close(...), 10, 2);
    }

    /**
     * What WordPress prints next is the sub-menu's list.
     */
    private function open(mixed $html, mixed $item, mixed $depth, mixed $menu): mixed
    {
        if (! is_string($html) || ! $item instanceof \WP_Post || ! self::isPrimary($menu) || ! self::opens($item, $depth)) {
            return $html;
        }

        return $html . sprintf(
            '<details class="menu__sub"%s><summary class="menu__toggle"><span class="screen-reader-text">%s</span></summary>',
            // In the row one is open at a time; deeper ones stand below each other.
            $depth === 0 ? ' name="primary-menu"' : '',
            esc_html(sprintf(
                /* translators: %s: title of a menu item. */
                __('%s: sub-menu', 'courant'),
                wp_strip_all_tags(self::titleOf($item))
            ))
        );
    }

    /**
     * No other lists than sub-menus stand among the items.
     */
    private function close(mixed $items, mixed $menu): mixed
    {
        return is_string($items) && self::isPrimary($menu) ? str_replace('</ul>', '</ul></details>', $items) : $items;
    }

    private static function isPrimary(mixed $menu): bool
    {
        return is_object($menu) && (get_object_vars($menu)['theme_location'] ?? '') === 'primary';
    }

    private static function opens(\WP_Post $item, mixed $depth): bool
    {
        $classes = get_object_vars($item)['classes'] ?? [];

        return is_array($classes) && in_array('menu-item-has-children', $classes, true) && $depth < self::DEPTH - 1;
    }

    /**
     * WordPress puts an item's title on its post at run time.
     */
    private static function titleOf(\WP_Post $item): string
    {
        $title = get_object_vars($item)['title'] ?? '';

        return is_string($title) ? $title : '';
    }
}
