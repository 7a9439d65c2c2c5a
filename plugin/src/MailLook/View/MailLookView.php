<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\View;

use CourantDesk\MailLook\Domain\Palette;
use CourantDesk\MailLook\Domain\Piece;

/** All that the HTML part of a mail shows. */
final class MailLookView
{
    /**
     * @param 'ltr'|'rtl'              $direction
     * @param string                   $logo       address of the picture, or ''
     * @param list<list<list<Piece>>> $paragraphs of lines of pieces; anybody may have typed them
     * @param list<list<list<Piece>>> $footer
     */
    public function __construct(
        public readonly string $subject,
        public readonly string $language,
        public readonly string $direction,
        public readonly string $company,
        public readonly string $home,
        public readonly string $logo,
        public readonly int $logoWidth,
        public readonly int $logoHeight,
        public readonly Palette $palette,
        public readonly array $paragraphs,
        public readonly array $footer,
    ) {
    }

    /** Outlook knows no `start`. */
    public function start(): string
    {
        return $this->direction === 'rtl' ? 'right' : 'left';
    }
}
