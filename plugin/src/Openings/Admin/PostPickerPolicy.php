<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Query;

/**
 * Core's dialogs that search posts (admin-ajax.php `find_posts`) list drafts and private posts of every public type
 * without a capability check. Openings are excluded from them for users who may not edit the openings of others.
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
