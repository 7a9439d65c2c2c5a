<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Registers category colors in the Customizer. They are stored as term meta, not as theme options.
 */
final class CategoryColorSettings
{
    private const SETTING_TYPE = 'courant_category_colour';
    private const MAX_CATEGORIES = 40;

    public function __construct(private readonly \WP_Customize_Manager $customize)
    {
    }

    public function register(): void
    {
        $terms = get_terms([
            'taxonomy' => 'category', 'hide_empty' => false, 'orderby' => 'count', 'order' => 'DESC',
            'number' => self::MAX_CATEGORIES,
        ]);

        $this->customize->add_section(CategoryColors::SECTION, [
            'title' => __('Category colors', 'courant'),
            'panel' => 'courant_look',
            'description' => __('Colors that mark categories in lists and articles. Text uses the nearest readable shade.', 'courant'),
            'priority' => 70,
        ]);

        foreach (is_array($terms) ? $terms : [] as $term) {
            $this->addSetting($term);
        }

        add_action('customize_update_' . self::SETTING_TYPE, $this->saveColor(...), 10, 2);
        add_action('customize_preview_' . self::SETTING_TYPE, $this->previewColor(...));
    }

    private function addSetting(\WP_Term $term): void
    {
        $id = self::SETTING_TYPE . "_{$term->term_id}";

        $this->customize->add_setting($id, [
            'type' => self::SETTING_TYPE,
            'capability' => 'manage_categories',
            'default' => CategoryColors::forTerm($term->term_id),
            'sanitize_callback' => CategoryColors::sanitize(...),
            'transport' => 'refresh',
        ]);
        $this->customize->add_control(new \WP_Customize_Color_Control($this->customize, $id, [
            'label' => html_entity_decode($term->name, ENT_QUOTES),
            'section' => CategoryColors::SECTION,
        ]));
    }

    private function saveColor(mixed $color, \WP_Customize_Setting $setting): void
    {
        $term = self::termId($setting);
        $color = CategoryColors::sanitize($color);

        if ($color === '') {
            delete_term_meta($term, CategoryColors::META);
        } else {
            update_term_meta($term, CategoryColors::META, $color);
        }
    }

    private function previewColor(\WP_Customize_Setting $setting): void
    {
        $term = self::termId($setting);

        add_filter(
            'get_term_metadata',
            static function (mixed $value, mixed $of, mixed $key) use ($term, $setting): mixed {
                $chosen = $setting->post_value();

                return $of === $term && $key === CategoryColors::META && $chosen !== null
                    ? [CategoryColors::sanitize($chosen)]
                    : $value;
            },
            10,
            3,
        );
    }

    private static function termId(\WP_Customize_Setting $setting): int
    {
        return (int) substr($setting->id, strlen(self::SETTING_TYPE) + 1);
    }
}
