<?php

declare(strict_types=1);

namespace CourantDemo;

/** Creates four menus, and assigns them to the theme's menu locations that are empty. */
final class Menus
{
    public function __construct(
        private readonly DemoRecords $records,
        private readonly Markup $markup,
        private readonly Categories $categories,
    ) {
    }

    public function create(Row $menus): int
    {
        $count = 0;
        foreach ($menus->rows() as $row) {
            $this->records->createOnce('menu:' . $row->text('key'), function () use ($row): void {
                $this->make($row);
            });
            $menu = wp_get_nav_menu_object($row->text('name'));
            if ($menu instanceof \WP_Term) {
                $this->assignLocations($menu->term_id, $row->texts('locations'));
                $count++;
            }
        }
        return $count;
    }

    private function make(Row $row): void
    {
        if (wp_get_nav_menu_object($row->text('name')) instanceof \WP_Term) {
            return;
        }
        $menu = DemoRecords::idOrThrow(wp_create_nav_menu($row->text('name')));
        add_term_meta($menu, DemoRecords::META, $row->text('key'), true);
        $this->fill($menu, $row->rows('items'), 0);
    }

    /** @param list<string> $locations */
    private function assignLocations(int $menu, array $locations): void
    {
        foreach (array_intersect($locations, array_keys(get_registered_nav_menus())) as $location) {
            $this->records->createOnce("location:{$location}", static function () use ($menu, $location): void {
                $taken = get_nav_menu_locations();
                if (($taken[$location] ?? 0) === 0) {
                    set_theme_mod('nav_menu_locations', [...$taken, $location => $menu]);
                }
            });
        }
    }

    /** @param list<Row> $items */
    private function fill(int $menu, array $items, int $parent, int $before = 0): void
    {
        foreach ($items as $index => $item) {
            $position = $before + ($index + 1) * ($parent === 0 ? 10 : 1);
            $fields = $this->target($item) + [
                'menu-item-title' => $item->text('label'),
                'menu-item-parent-id' => $parent,
                'menu-item-position' => $position,
                'menu-item-status' => 'publish',
            ];
            $id = DemoRecords::idOrThrow(wp_update_nav_menu_item($menu, 0, wp_slash($fields)));
            $this->fill($menu, $item->rows('items'), $id, $position);
        }
    }

    /** @return array<string, mixed> */
    private function target(Row $item): array
    {
        $post = match (true) {
            $item->has('page') => $this->records->post('page:' . $item->text('page')),
            $item->has('article') => $this->records->post('article:' . $item->text('article')),
            $item->flag('openings') => $this->markup->openingsPage(),
            default => 0,
        };
        if ($post > 0) {
            return [
                'menu-item-type' => 'post_type',
                'menu-item-object' => get_post_type($post),
                'menu-item-object-id' => $post,
            ];
        }
        $category = $this->categories->id($item->text('category'));
        if ($category > 0) {
            return [
                'menu-item-type' => 'taxonomy',
                'menu-item-object' => 'category',
                'menu-item-object-id' => $category,
            ];
        }
        return [
            'menu-item-type' => 'custom',
            'menu-item-url' => $this->markup->fill($item->flag('openings') ? '{{openings}}' : $item->text('url')),
        ];
    }
}
