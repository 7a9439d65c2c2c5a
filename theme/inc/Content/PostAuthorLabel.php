<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;
use Courant\View\AuthorView;

/**
 * Labels comments of the post's author. WordPress marks them with the class `bypostauthor` only.
 */
final class PostAuthorLabel implements Module
{
    public function boot(): void
    {
        add_filter('get_comment_author_link', $this->addLabel(...), 10, 3);
    }

    private function addLabel(string $link, string $author, int|string $commentId): string
    {
        $comment = get_comment((int) $commentId);
        $post = $comment === null ? null : get_post((int) $comment->comment_post_ID);

        // Elsewhere (recent comments, wp-admin) the name is shown without a post of its author.
        if (
            $comment === null
            || $post === null
            || is_admin()
            || ! is_singular()
            || get_queried_object_id() !== $post->ID
        ) {
            return $link;
        }

        $authorIds = array_map(static fn (AuthorView $author): int => $author->user->ID, AuthorView::forPost($post));
        $isPostAuthor = (int) $comment->user_id !== 0 && in_array((int) $comment->user_id, $authorIds, true);

        return $isPostAuthor
            ? $link . ' <span class="comment-author__label">' . esc_html__('Author', 'courant') . '</span>'
            : $link;
    }
}
