<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_Post;

/**
 * Decides whether the current user may read the text of a post. Every shortcode, block, widget and route with a post ID
 * as parameter must check it before it prints any part of that post.
 */
final class PostReadPolicy
{
    /**
     * Returns whether a password or a membership plugin hides the text of a public post from the current visitor. Calls
     * the public functions of Members, Paid Memberships Pro and Restrict Content.
     */
    public static function isLocked(int $postId): bool
    {
        $isLocked = post_password_required($postId)
            || (function_exists('members_can_current_user_view_post') && !members_can_current_user_view_post($postId))
            || (function_exists('pmpro_has_membership_access') && !pmpro_has_membership_access($postId))
            || (function_exists('rcp_user_can_access') && !rcp_user_can_access(get_current_user_id(), $postId));

        /**
         * Filters whether the text of a post is hidden from the current visitor, for other membership plugins. A locked
         * opening has no form, no structured data and no description, and does not accept applications.
         *
         * @since 0.1.0
         *
         * @param bool $isLocked
         * @param int  $postId
         */
        return (bool) apply_filters('courant_desk_post_locked', $isLocked, $postId);
    }

    /** Checks the password in the visitor's cookie, as WordPress does, and membership plugins. */
    public static function canRead(WP_Post $post): bool
    {
        if (self::isLocked($post->ID)) {
            return false;
        }
        if (is_post_type_viewable($post->post_type)) {
            // Checks the property `public` of the status, as WordPress's REST controllers do, because
            // is_post_publicly_viewable() is false for `expired`.
            $status = get_post_status($post);
            $isPublic = is_string($status) && get_post_status_object($status)?->public === true;

            return $isPublic || current_user_can('read_post', $post->ID);
        }

        // For a post type without public pages, `read_post` is mapped to `read`, which every subscriber has.
        return current_user_can('edit_post', $post->ID);
    }
}
