<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Storage;

use CourantDesk\LiveBlog\Domain\StoredUpdate;

/**
 * Stores updates that were written outside of the block editor, each in its own row of post meta. Rows are changed and
 * deleted only if their value is still the expected one, so that no editor overwrites the work of another.
 */
final class StoredUpdates
{
    public const META = 'courant_live_update';

    /** @return list<StoredUpdate> newest first */
    public static function all(int $post): array
    {
        $rows = get_post_meta($post, self::META);
        $updates = array_values(array_filter(array_map(
            StoredUpdate::fromJson(...),
            is_array($rows) ? $rows : [],
        )));
        usort($updates, static fn (StoredUpdate $a, StoredUpdate $b): int => $b->time <=> $a->time);

        return $updates;
    }

    /** @return list<StoredUpdate> newest first */
    public static function published(int $post): array
    {
        return array_values(array_filter(
            self::all($post),
            static fn (StoredUpdate $update): bool => $update->isPublished,
        ));
    }

    public static function add(int $post, StoredUpdate $update): void
    {
        add_post_meta($post, self::META, wp_slash($update->toJson()));
    }

    /** Returns false if the update was changed or deleted in the meantime; then nothing is changed. */
    public static function replace(int $post, StoredUpdate $old, StoredUpdate $new): bool
    {
        return update_metadata('post', $post, self::META, wp_slash($new->toJson()), $old->toJson()) !== false;
    }

    /** Returns false if the update was changed or deleted in the meantime; then nothing is deleted. */
    public static function delete(int $post, StoredUpdate $old): bool
    {
        return delete_post_meta($post, self::META, wp_slash($old->toJson()));
    }
}
