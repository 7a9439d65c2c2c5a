<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Creates the Customizer fields of an article group.
 */
final class PostGroupFields
{
    /**
     * Creates the fields.
     *
     * @param string $show Label of the switch.
     * @return list<OptionField>
     */
    public static function create(string $id, string $show): array
    {
        return [
            new OptionField($id, $show),
            new OptionField("{$id}_title", __('Title', 'courant'), sprintf(
                /* translators: %s: the default title. */
                __('Leave empty to use “%s”.', 'courant'),
                OptionLabels::groupTitle($id)
            ), dependsOn: $id),
            new OptionField("{$id}_source", __('Articles', 'courant'), '', OptionLabels::sources(), $id),
            new OptionField("{$id}_category", __('Category', 'courant'), dependsOn: "{$id}_source=category"),
            new OptionField("{$id}_tag", __('Tag', 'courant'), dependsOn: "{$id}_source=tag"),
            new OptionField("{$id}_ids", __('Selected articles', 'courant'), dependsOn: "{$id}_source=picked"),
            new OptionField("{$id}_count", __('Number of articles', 'courant'), dependsOn: $id),
        ];
    }
}
