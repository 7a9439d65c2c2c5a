<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * The control that fits an option's kind.
 */
final class Controls
{
    private const MOST_TERMS = 200;

    /**
     * Lists are text until the script theme-customizer draws them.
     *
     * @param string $section The id of the section that it stands in.
     */
    public static function of(\WP_Customize_Manager $customize, string $setting, Field $field, string $section, int $priority): \WP_Customize_Control
    {
        $declared = Declared::ALL[$field->id];
        $kind = $declared[0];
        $limits = $declared[2] ?? [];
        $common = [
            'label' => $field->label,
            'description' => $field->description,
            'active_callback' => $field->isShown(...),
            'section' => $section,
            'priority' => $priority,
        ];

        if ($kind === Kind::Colour) {
            return new \WP_Customize_Color_Control($customize, $setting, $common);
        }

        if ($kind === Kind::Id && self::taxonomy($field->id) === '') {
            return new \WP_Customize_Media_Control($customize, $setting, ['mime_type' => 'image'] + $common);
        }

        return new \WP_Customize_Control($customize, $setting, [
            'type' => self::type($kind),
            'choices' => $kind === Kind::Id ? self::terms(self::taxonomy($field->id)) : $field->choices,
            'input_attrs' => $kind === Kind::Number ? ['min' => $limits[0] ?? 0, 'max' => $limits[1] ?? ''] : [],
        ] + $common);
    }

    private static function type(Kind $kind): string
    {
        return match ($kind) {
            Kind::Flag => 'checkbox',
            Kind::Number => 'number',
            Kind::Choice, Kind::Id => 'select',
            Kind::Html, Kind::Urls, Kind::Ids, Kind::Sections => 'textarea',
            Kind::Url => 'url',
            default => 'text',
        };
    }

    private static function taxonomy(string $id): string
    {
        return match (true) {
            str_ends_with($id, '_category') => 'category',
            str_ends_with($id, '_tag') => 'post_tag',
            default => '',
        };
    }

    /**
     * @return array<int, string>
     */
    private static function terms(string $taxonomy): array
    {
        $terms = get_terms([
            'taxonomy' => $taxonomy,
            'hide_empty' => false,
            'orderby' => 'count',
            'order' => 'DESC',
            'number' => self::MOST_TERMS,
            'fields' => 'id=>name',
        ]);

        return [0 => __('— Choose —', 'courant')] + array_map(
            static fn (string $name): string => html_entity_decode($name, ENT_QUOTES),
            is_array($terms) ? $terms : []
        );
    }
}
