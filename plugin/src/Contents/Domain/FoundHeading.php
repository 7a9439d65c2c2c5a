<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** A heading as it stands in the HTML of one page. Offsets are bytes. */
final class FoundHeading
{
    /**
     * @param string      $text   what a reader reads, in one line
     * @param string      $inner  the HTML between the tags
     * @param string|null $ownId  the author's id
     * @param int         $start  of the start tag
     * @param int         $inside just after the start tag
     * @param int         $end    just after the end tag, or where an unclosed heading ends
     * @param int         $before where a box may stand before it: outside of a link or a closed part around the heading
     */
    public function __construct(
        public readonly int $level,
        public readonly string $text,
        public readonly string $inner,
        public readonly ?string $ownId,
        public readonly int $start,
        public readonly int $inside,
        public readonly int $end,
        public readonly int $before,
    ) {
    }
}
