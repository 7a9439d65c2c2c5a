<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Query;

/**
 * Excludes openings from WordPress's post search dialogs (admin-ajax.php `find_posts`) for users who may not edit the
 * openings of others. The dialogs list drafts and private posts of every public post type without a capability check.
 */
final class PostPickerPolicy
{
    public function restrictSearch(): void
    {
        if (!current_user_can('edit_others_jobs')) {
            add_action('pre_get_posts', [$this, 'excludeOpenings']);
        }
    }

    public function excludeOpenings(WP_Query $query): void
    {
        $types = array_filter(
            (array) $query->get('post_type'),
            static fn (mixed $type): bool => $type !== OpeningPostType::NAME,
        );
        $query->set('post_type', array_values($types));
    }
}
