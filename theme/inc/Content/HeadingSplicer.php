<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * Renames h1 elements. The tag processor cannot rename, so this reads the spans of its own
 * bookmarks in one forward pass and cuts the text once (design.md, decision 14).
 */
final class HeadingSplicer extends \WP_HTML_Tag_Processor
{
    private const HERE = 'here';

    public function demoted(): string
    {
        $rest = 0;
        $pieces = [];

        foreach ($this->digits() as $digit) {
            $pieces[] = substr($this->html, $rest, $digit - $rest) . '2';
            $rest = $digit + 1;
        }

        return implode('', $pieces) . substr($this->html, $rest);
    }

    /**
     * @return list<int> Byte offsets of the "1" in every h1 tag, opening and closing.
     */
    private function digits(): array
    {
        $offsets = [];

        while ($this->next_tag(['tag_name' => 'H1', 'tag_closers' => 'visit'])) {
            if (! $this->set_bookmark(self::HERE)) {
                break;
            }

            $offsets[] = $this->bookmarks[self::HERE]->start + strlen($this->is_tag_closer() ? '</h' : '<h');
        }

        return $offsets;
    }
}
