<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;

/**
 * Adds the date to the labels of reply links when an author has written several comments, so that no two links with the
 * same name lead to different targets (an accessibility-ready requirement).
 */
final class CommentReplyLinks implements Module
{
    public function boot(): void
    {
        add_filter('comment_reply_link_args', $this->addCommentDate(...), 10, 2);
    }

    /**
     * Adds the comment's date to the link text.
     *
     * @param array<string, mixed> $args `reply_to_text` contains %s for the author.
     * @return array<string, mixed>
     */
    private function addCommentDate(array $args, \WP_Comment $comment): array
    {
        $text = $args['reply_to_text'] ?? null;

        if (is_string($text)) {
            $when = get_comment_date('', $comment) . ' '
                . get_comment_time('', false, true, (int) $comment->comment_ID);
            $args['reply_to_text'] = $text . ', ' . str_replace('%', '%%', $when);
        }

        return $args;
    }
}
