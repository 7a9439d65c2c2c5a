<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Feature;

/**
 * Links to answer comments: who wrote several has their times in the links' names, so that no two links of one name lead to
 * different places (accessibility-ready, rule 8).
 */
final class Replies implements Feature
{
    public function boot(): void
    {
        add_filter('comment_reply_link_args', $this->args(...), 10, 2);
    }

    /**
     * @param array<string, mixed> $args `reply_to_text` holds %s for the author.
     * @return array<string, mixed>
     */
    private function args(array $args, \WP_Comment $comment): array
    {
        $text = $args['reply_to_text'] ?? null;

        if (is_string($text)) {
            $when = get_comment_date('', $comment) . ' ' . get_comment_time('', false, true, (int) $comment->comment_ID);
            $args['reply_to_text'] = $text . ', ' . str_replace('%', '%%', $when);
        }

        return $args;
    }
}
