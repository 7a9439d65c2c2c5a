<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Creates the Customizer control for an option's type.
 */
final class ControlFactory
{
    private const MAX_TERMS = 200;

    /**
     * Creates a control. Lists are text fields until the script theme-customizer enhances them.
     *
     * @param string $section ID of the section that contains the control.
     */
    public static function create(
        \WP_Customize_Manager $customize,
        string $setting,
        OptionField $field,
        string $section,
        int $priority,
    ): \WP_Customize_Control {
        $declared = OptionDefinitions::ALL[$field->id];
        $kind = $declared[0];
        $limits = $declared[2] ?? [];
        $common = [
            'label' => $field->label,
            'description' => $field->description,
            'active_callback' => $field->isActive(...),
            'section' => $section,
            'priority' => $priority,
        ];

        if ($kind === OptionType::Color) {
            return new \WP_Customize_Color_Control($customize, $setting, $common);
        }

        if ($kind === OptionType::Id && self::taxonomyFor($field->id) === '') {
            return new \WP_Customize_Media_Control($customize, $setting, ['mime_type' => 'image'] + $common);
        }

        return new \WP_Customize_Control($customize, $setting, [
            'type' => self::inputType($kind),
            'choices' => $kind === OptionType::Id ? self::termChoices(self::taxonomyFor($field->id)) : $field->choices,
            'input_attrs' => $kind === OptionType::Number ? ['min' => $limits[0] ?? 0, 'max' => $limits[1] ?? ''] : [],
        ] + $common);
    }

    private static function inputType(OptionType $kind): string
    {
        return match ($kind) {
            OptionType::Boolean => 'checkbox',
            OptionType::Number => 'number',
            OptionType::Choice, OptionType::Id => 'select',
            OptionType::Html, OptionType::Svg, OptionType::Urls, OptionType::Ids, OptionType::Sections => 'textarea',
            OptionType::Url => 'url',
            default => 'text',
        };
    }

    private static function taxonomyFor(string $id): string
    {
        return match (true) {
            str_ends_with($id, '_category') => 'category',
            str_ends_with($id, '_tag') => 'post_tag',
            default => '',
        };
    }

    /**
     * Returns the names of a taxonomy's terms by ID.
     *
     * @return array<int, string>
     */
    private static function termChoices(string $taxonomy): array
    {
        $terms = get_terms([
            'taxonomy' => $taxonomy,
            'hide_empty' => false,
            'orderby' => 'count',
            'order' => 'DESC',
            'number' => self::MAX_TERMS,
            'fields' => 'id=>name',
        ]);

        return [0 => __('— Select —', 'courant')] + array_map(
            static fn (string $name): string => html_entity_decode($name, ENT_QUOTES),
            is_array($terms) ? $terms : []
        );
    }
}
