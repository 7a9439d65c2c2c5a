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
        return is_string($html) && has_post_format('chat') ? (new ChatSpeakerWriter($html))->write() : $html;
    }
}
