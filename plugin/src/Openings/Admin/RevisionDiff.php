<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/** Adds the changed fields of an opening to WordPress's revisions screen. */
final class RevisionDiff
{
    public function __construct(private readonly OpeningFields $fields = new OpeningFieldRegistry())
    {
    }

    /**
     * @param list<array{id: string, name: string, diff: string}> $rows
     * @param WP_Post|false                                       $from
     * @return list<array{id: string, name: string, diff: string}>
     */
    public function addFields(array $rows, WP_Post|false $from, WP_Post $to): array
    {
        $opening = $to->post_type === 'revision' ? $to->post_parent : $to->ID;
        if (get_post_type($opening) !== OpeningPostType::NAME) {
            return $rows;
        }
        foreach ($this->fields->all() as $field) {
            if ($field->control() === null) {
                continue;
            }
            $before = $from === false ? '' : self::describe($field, $from->ID);
            $diff = wp_text_diff($before, self::describe($field, $to->ID), ['show_split_view' => true]);
            if ($diff !== '') {
                $rows[] = ['id' => strtr($field->key(), '_', '-'), 'name' => $field->label(), 'diff' => $diff];
            }
        }

        return $rows;
    }

    private static function describe(OpeningField $field, int $revision): string
    {
        return $field->format($field->sanitize(get_metadata('post', $revision, $field->key(), true)));
    }
}
