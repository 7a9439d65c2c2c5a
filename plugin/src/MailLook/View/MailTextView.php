<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\View;

use CourantDesk\MailLook\Domain\Piece;

/** Paragraphs of a mail: its text, or the footer under it. */
final class MailTextView
{
    /**
     * @param list<list<list<Piece>>> $paragraphs of lines of pieces; anybody may have typed them
     * @param int                     $space      below each paragraph, in pixels
     * @param string                  $linkClass  for the sheet that knows dark
     * @param string                  $linkStyle  declarations
     */
    public function __construct(
        public readonly array $paragraphs,
        public readonly int $space,
        public readonly string $linkClass,
        public readonly string $linkStyle,
    ) {
    }
}
