<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;

/**
 * Marks the names of the speakers in posts of the format chat: the words before the first colon of a line.
 */
final class ChatSpeakers implements Module
{
    public function boot(): void
    {
        // After paragraphs and typography (10).
        add_filter('the_content', $this->markSpeakers(...), 13);
    }

    private function markSpeakers(mixed $html): mixed
    {
        // Other post types have no formats, and WordPress would query the database for each post.
        return is_string($html) && post_type_supports((string) get_post_type(), 'post-formats')
            && has_post_format('chat') ? (new ChatSpeakerWriter($html))->write() : $html;
    }
}
