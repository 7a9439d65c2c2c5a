<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * Makes the names of speakers bold. Reads the HTML in one forward pass and edits the string once, because
 * WP_HTML_Tag_Processor cannot insert tags.
 */
final class ChatSpeakerWriter extends \WP_HTML_Tag_Processor
{
    private const BOOKMARK = 'here';
    private const NAME = '/^(\s*)([^:\s<][^:<]{0,39}:)/u';

    public function write(): string
    {
        $result = '';
        $rest = 0;
        $isAtStart = false;

        while ($this->next_token() && $this->set_bookmark(self::BOOKMARK)) {
            if ($this->get_token_type() !== '#text') {
                $isAtStart = in_array($this->get_tag(), ['P', 'BR'], true) && ! $this->is_tag_closer();
                continue;
            }

            $span = $this->bookmarks[self::BOOKMARK];

            if ($isAtStart && preg_match(self::NAME, substr($this->html, $span->start, $span->length), $name) === 1) {
                $start = $span->start + strlen($name[1]);
                $result .= substr($this->html, $rest, $start - $rest) . "<b>{$name[2]}</b>";
                $rest = $start + strlen($name[2]);
            }
            $isAtStart = false;
        }

        return $result . substr($this->html, $rest);
    }
}
