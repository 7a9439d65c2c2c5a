<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * Checks whether the text of a post is hidden from the current visitor: by a password, or by a membership plugin.
 */
final class PostAccess
{
    public static function isLocked(\WP_Post $post): bool
    {
        $id = $post->ID;
        $isLocked = post_password_required($post)
            || (function_exists('members_can_current_user_view_post') && ! members_can_current_user_view_post($id))
            || (function_exists('pmpro_has_membership_access') && ! pmpro_has_membership_access($id))
            || (function_exists('rcp_user_can_access') && ! rcp_user_can_access(get_current_user_id(), $id));

        /**
         * Filters whether the text of a post is hidden from the current visitor, for other membership plugins. Lists,
         * the description and structured data then contain no text of it.
         *
         * @since 0.1.0
         *
         * @param bool $isLocked
         * @param \WP_Post $post
         */
        return (bool) apply_filters('courant_post_locked', $isLocked, $post);
    }
}
