<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use WP_Post;

/** Marks closed openings that were private, so that reopening does not publish them. */
final class ClosedOpeningVisibility
{
    private const KEY = '_courant_was_private';

    /** Stores or deletes the mark after the status of an opening has changed. */
    public function recordStatusChange(string $status, string $before, mixed $post): void
    {
        // WordPress passes null when another process has deleted the post in the meantime.
        if (!$post instanceof WP_Post || $post->post_type !== OpeningPostType::NAME) {
            return;
        }
        if ($status === $before || $before === 'trash') {
            return;
        }
        if ($status === OpeningPostType::EXPIRED_STATUS && $before === 'private') {
            update_post_meta($post->ID, self::KEY, '1');
        } elseif (in_array(OpeningPostType::EXPIRED_STATUS, [$status, $before], true) && $status !== 'trash') {
            delete_post_meta($post->ID, self::KEY);
        }
    }

    /** Returns the status of a closed opening after it is reopened: `publish` or `private`. */
    public static function statusAfterReopening(int $opening): string
    {
        return get_post_meta($opening, self::KEY, true) === '1' ? 'private' : 'publish';
    }
}
