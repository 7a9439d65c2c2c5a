<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Wp\OpeningType;
use WP_Query;

/**
 * Core's dialogs that search posts (admin-ajax.php `find_posts`) list drafts and private posts of every public type without
 * checking a capability. Openings are left out of them for users who may not edit openings of others.
 */
final class PostPickerPolicy
{
    public function boot(): void
    {
        add_action('wp_ajax_find_posts', [$this, 'watch'], 0);
    }

    public function watch(): void
    {
        if (!current_user_can('edit_others_jobs')) {
            add_action('pre_get_posts', [$this, 'excludeOpenings']);
        }
    }

    public function excludeOpenings(WP_Query $query): void
    {
        $types = array_filter((array) $query->get('post_type'), static fn (mixed $type): bool => $type !== OpeningType::NAME);
        $query->set('post_type', array_values($types));
    }
}
