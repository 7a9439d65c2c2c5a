<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- hooks of WordPress's own.

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use WP_Post;

/**
 * Changes only the status of an opening. Saving the post would filter its content for the current user; cron has no
 * user, so embedded media would be removed.
 */
final class OpeningStatusUpdater
{
    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    public function update(WP_Post $post, string $status): void
    {
        $before = $post->post_status;
        $now = $this->clock->now();
        $this->sql->execute(
            'UPDATE %i SET post_status = %s, post_modified = %s, post_modified_gmt = %s WHERE ID = %d',
            $this->sql->coreTable('posts'),
            $status,
            $now->setTimezone(wp_timezone())->format('Y-m-d H:i:s'),
            gmdate('Y-m-d H:i:s', $now->getTimestamp()),
            $post->ID,
        );
        clean_post_cache($post->ID);
        $after = get_post($post->ID);
        if (!$after instanceof WP_Post) {
            return;
        }
        wp_transition_post_status($status, $before, $after);
        /** This action is documented in wp-includes/post.php */
        do_action('edit_post', $after->ID, $after);
        /** This action is documented in wp-includes/post.php */
        do_action('wp_after_insert_post', $after->ID, $after, true, $post);
    }
}
