<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Category colours in the Customizer. They are kept with the categories, not among the theme's options.
 */
final class CategoryColourSettings
{
    private const TYPE = 'courant_category_colour';
    private const MOST = 40;

    public function __construct(private readonly \WP_Customize_Manager $customize)
    {
    }

    public function register(): void
    {
        $terms = get_terms(['taxonomy' => 'category', 'hide_empty' => false, 'orderby' => 'count', 'order' => 'DESC', 'number' => self::MOST]);

        $this->customize->add_section(CategoryColours::SECTION, [
            'title' => __('Category colours', 'courant'),
            'panel' => 'courant_look',
            'description' => __('They mark categories in lists and articles. As text each is drawn in the nearest shade that can be read.', 'courant'),
            'priority' => 70,
        ]);

        foreach (is_array($terms) ? $terms : [] as $term) {
            $this->add($term);
        }

        add_action('customize_update_' . self::TYPE, $this->update(...), 10, 2);
        add_action('customize_preview_' . self::TYPE, $this->preview(...));
    }

    private function add(\WP_Term $term): void
    {
        $id = self::TYPE . "_{$term->term_id}";

        $this->customize->add_setting($id, [
            'type' => self::TYPE,
            'capability' => 'manage_categories',
            'default' => CategoryColours::of($term->term_id),
            'sanitize_callback' => CategoryColours::clean(...),
            'transport' => 'refresh',
        ]);
        $this->customize->add_control(new \WP_Customize_Color_Control($this->customize, $id, [
            'label' => html_entity_decode($term->name, ENT_QUOTES),
            'section' => CategoryColours::SECTION,
        ]));
    }

    private function update(mixed $colour, \WP_Customize_Setting $setting): void
    {
        $term = self::termOf($setting);
        $colour = CategoryColours::clean($colour);

        if ($colour === '') {
            delete_term_meta($term, CategoryColours::META);
        } else {
            update_term_meta($term, CategoryColours::META, $colour);
        }
    }

    private function preview(\WP_Customize_Setting $setting): void
    {
        $term = self::termOf($setting);

        add_filter('get_term_metadata', static function (mixed $value, mixed $of, mixed $key) use ($term, $setting): mixed {
            $chosen = $setting->post_value();

            return $of === $term && $key === CategoryColours::META && $chosen !== null ? [CategoryColours::clean($chosen)] : $value;
        }, 10, 3);
    }

    private static function termOf(\WP_Customize_Setting $setting): int
    {
        return (int) substr($setting->id, strlen(self::TYPE) + 1);
    }
}
