<?php

declare(strict_types=1);

namespace Courant\Content;

/**
 * Renames h1 elements. WP_HTML_Tag_Processor cannot rename tags, so this class reads the byte offsets from its own
 * bookmarks in one forward pass and edits the string once.
 */
final class HeadingRenamer extends \WP_HTML_Tag_Processor
{
    private const BOOKMARK = 'here';

    public function demoteH1(): string
    {
        $rest = 0;
        $pieces = [];

        foreach ($this->levelOffsets() as $digit) {
            $pieces[] = substr($this->html, $rest, $digit - $rest) . '2';
            $rest = $digit + 1;
        }

        return implode('', $pieces) . substr($this->html, $rest);
    }

    /**
     * Returns the positions of the heading level.
     *
     * @return list<int> Byte offsets of the "1" in every h1 tag, opening and closing.
     */
    private function levelOffsets(): array
    {
        $offsets = [];

        while ($this->next_tag(['tag_name' => 'H1', 'tag_closers' => 'visit'])) {
            if (! $this->set_bookmark(self::BOOKMARK)) {
                break;
            }

            $offsets[] = $this->bookmarks[self::BOOKMARK]->start + strlen($this->is_tag_closer() ? '</h' : '<h');
        }

        return $offsets;
    }
}
