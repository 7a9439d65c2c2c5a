<?php

declare(strict_types=1);

namespace CourantDesk\Email\Frontend;

use CourantDesk\Email\Domain\TextSegment;

/** View model of the paragraphs of an email: its text, or its footer. */
final class EmailTextView
{
    /**
     * @param list<list<list<TextSegment>>> $paragraphs lists of lines of segments; not escaped and possibly entered by
     *     visitors
     * @param int                     $paragraphSpacing      space below each paragraph, in pixels
     * @param string                  $linkClass  class for the style sheet with the dark mode colors
     * @param string                  $linkStyle  CSS declarations
     */
    public function __construct(
        public readonly array $paragraphs,
        public readonly int $paragraphSpacing,
        public readonly string $linkClass,
        public readonly string $linkStyle,
    ) {
    }
}
