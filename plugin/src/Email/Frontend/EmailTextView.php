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
     * @param string                  $buttonStyle CSS declarations of the link to a page that a paragraph ends with;
     *     '' prints its URL
     */
    public function __construct(
        public readonly array $paragraphs,
        public readonly int $paragraphSpacing,
        public readonly string $linkClass,
        public readonly string $linkStyle,
        public readonly string $buttonStyle = '',
    ) {
    }

    /**
     * Returns whether a line is printed as a button: the last one of its paragraph, with nothing but a URL, after a
     * line that ends with a colon.
     *
     * @param list<list<TextSegment>> $paragraph
     */
    public function isButton(array $paragraph, int $line): bool
    {
        $before = $paragraph[$line - 1] ?? [];
        $last = end($before);

        return $this->buttonStyle !== ''
            && $last !== false
            && $line === count($paragraph) - 1
            && count($paragraph[$line]) === 1
            && $paragraph[$line][0]->url !== ''
            && str_ends_with(rtrim($last->text), ':');
    }

    /** Returns the text of the button for a URL of this site, which names what the page shows. */
    public static function buttonLabel(string $url): string
    {
        return match (true) {
            str_contains($url, 'courant_application=') => __('View your application', 'courant-desk'),
            str_contains($url, '/wp-admin/') => __('Open in WordPress', 'courant-desk'),
            default => __('Open page', 'courant-desk'),
        };
    }
}
