<?php

declare(strict_types=1);

namespace Courant\Menus;

use Courant\Feature;

/**
 * The main navigation as a disclosure: a link stays a link, and a real button beside it opens the
 * sub-menu. The buttons are hidden by CSS until a script marks the menu with data-ready; until then
 * sub-menus open on hover and on focus (Spec 2.1; reference/theme-and-furniture.md 6.2).
 */
final class Disclosure implements Feature
{
    public const DEPTH = 3;

    /**
     * The item whose sub-menu comes next.
     */
    private int $item = 0;

    public function boot(): void
    {
        add_filter('walker_nav_menu_start_el', $this->button(...), 10, 4);
        add_filter('nav_menu_submenu_attributes', $this->subMenu(...), 10, 2);
    }

    private function button(mixed $html, mixed $item, mixed $depth, mixed $menu): mixed
    {
        if (! is_string($html) || ! $item instanceof \WP_Post || ! self::isPrimary($menu) || ! self::opens($item, $depth)) {
            return $html;
        }

        $this->item = $item->ID;

        return $html . sprintf(
            '<button type="button" class="menu__toggle" aria-expanded="false" aria-controls="sub-menu-%d">'
            . '<span class="screen-reader-text">%s</span></button>',
            $this->item,
            esc_html(sprintf(
                /* translators: %s: title of a menu item. */
                __('%s: sub-menu', 'courant'),
                wp_strip_all_tags(self::titleOf($item))
            ))
        );
    }

    /**
     * @param array<string, string> $attributes
     * @return array<string, string>
     */
    private function subMenu(array $attributes, mixed $menu): array
    {
        return self::isPrimary($menu) ? ['id' => 'sub-menu-' . $this->item] + $attributes : $attributes;
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
