<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_Post;

/**
 * Decides whether the current user may read the text of a post. Every shortcode, block, widget and route that takes a
 * post id must check it before it prints anything of that post.
 */
final class PostReadPolicy
{
    /** Checks passwords as WordPress does: by the visitor's cookie. */
    public static function canRead(WP_Post $post): bool
    {
        if (post_password_required($post)) {
            return false;
        }
        if (is_post_type_viewable($post->post_type)) {
            // The status `public` decides, as in core's REST controllers: is_post_publicly_viewable() refuses
            // `expired`.
            $status = get_post_status($post);
            $isPublic = is_string($status) && get_post_status_object($status)?->public === true;

            return $isPublic || current_user_can('read_post', $post->ID);
        }

        // For a type without public pages `read_post` would only mean `read`, which every subscriber has.
        return current_user_can('edit_post', $post->ID);
    }
}
