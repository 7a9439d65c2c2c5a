<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Represents a heading in the HTML of one page. Offsets are in bytes. */
final class ScannedHeading
{
    /**
     * @param string      $text   visible text, in one line
     * @param string      $innerHtml  HTML between the tags
     * @param string|null $ownId  ID set by the author
     * @param int         $start  offset of the start tag
     * @param int         $contentStart offset after the start tag
     * @param int         $end    offset after the end tag, or the end of an unclosed heading
     * @param int         $insertionOffset where a table can be inserted before it: outside of a link or a collapsed
     *     element around the heading
     */
    public function __construct(
        public readonly int $level,
        public readonly string $text,
        public readonly string $innerHtml,
        public readonly ?string $ownId,
        public readonly int $start,
        public readonly int $contentStart,
        public readonly int $end,
        public readonly int $insertionOffset,
    ) {
    }
}
