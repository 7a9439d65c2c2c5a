<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * The fields of a group of articles.
 */
final class Group
{
    /**
     * @param string $show The words of its switch.
     * @return list<Field>
     */
    public static function fields(string $id, string $show): array
    {
        return [
            new Field($id, $show),
            new Field("{$id}_title", __('Title', 'courant'), sprintf(
                /* translators: %s: the words that stand while the field is empty. */
                __('Empty: “%s”.', 'courant'),
                Words::groupTitle($id)
            ), only: $id),
            new Field("{$id}_source", __('Articles', 'courant'), '', Words::sources(), $id),
            new Field("{$id}_category", __('Category', 'courant'), only: "{$id}_source=category"),
            new Field("{$id}_tag", __('Tag', 'courant'), only: "{$id}_source=tag"),
            new Field("{$id}_ids", __('Picked articles', 'courant'), only: "{$id}_source=picked"),
            new Field("{$id}_count", __('How many', 'courant'), only: $id),
        ];
    }
}
