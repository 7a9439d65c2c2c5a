<?php

declare(strict_types=1);

namespace CourantDesk\Openings;

use CourantDesk\Kernel\Settings\SettingsField;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;

/** Defines the settings of openings about specifications. */
final class SpecificationSettingsFields
{
    /**
     * Value of the mapping for no specification. It cannot be a key, because keys start and end with a letter or digit.
     */
    public const NO_SPECIFICATION = '-';

    /** @return list<SettingsField> */
    public static function create(): array
    {
        $type = __('Employment type specification', 'courant-desk');
        $location = __('Location specification', 'courant-desk');
        $mapped = __('An opening always has the same value in this specification and in its own field: a change of one also changes the other.', 'courant-desk');

        return [
            new SettingsField(
                key: 'specs_position',
                type: 'choice',
                default: 'above_content',
                label: __('Specifications on an opening’s page', 'courant-desk'),
                help: '',
                choices: [
                    'above_content' => __('Above the description', 'courant-desk'),
                    'below_content' => __('Below the description', 'courant-desk'),
                    'nowhere' => __('Not shown', 'courant-desk'),
                ]
            ),
            new SettingsField(
                'specs_links', 'bool', false, __('Link specification values to their openings', 'courant-desk'),
            ),
            new SettingsField(
                'type_specification', 'choice', '', $type, $mapped, choices: self::specificationChoices('type'),
            ),
            new SettingsField(
                'location_specification', 'choice', '', $location, $mapped,
                choices: self::specificationChoices('location'),
            ),
            new SettingsField(
                key: 'distance',
                type: 'choice',
                default: '',
                label: __('Search by distance', 'courant-desk'),
                help: __('Adds “Distance from a place” to the additional filters of listings, where it can be selected. Locations are found in a list of cities that is part of the plugin.', 'courant-desk'),
                choices: [
                    '' => __('Off', 'courant-desk'),
                    'km' => __('In kilometers', 'courant-desk'),
                    'mi' => __('In miles', 'courant-desk'),
                ],
            ),
            new SettingsField('specs_icons', 'bool', true, __('Show specification icons', 'courant-desk')),
        ];
    }

    /**
     * @param 'type'|'location' $field
     * @return array<string, string> choices, with the automatically detected one first
     */
    private static function specificationChoices(string $field): array
    {
        $all = (new TaxonomySpecificationRepository())->findConfigured();
        $labels = array_column($all, 'label', 'taxonomy');
        $detected = SpecificationMapping::detect($all)->$field;

        return [
            /* translators: %s: name of a specification, such as "Job Type" */
            '' => sprintf(__('Automatic: %s', 'courant-desk'), $labels[$detected] ?? __('none found', 'courant-desk')),
            self::NO_SPECIFICATION => __('None (separate values)', 'courant-desk'),
        ] + $labels;
    }
}
