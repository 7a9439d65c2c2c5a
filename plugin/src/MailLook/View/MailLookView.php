<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\View;

use CourantDesk\Kernel\Html;
use CourantDesk\MailLook\Domain\Palette;

/** All that the HTML part of a mail shows. */
final class MailLookView
{
    /**
     * @param 'ltr'|'rtl' $direction
     * @param string      $logo      address of the picture, or ''
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
        public readonly Html $text,
        public readonly Html $footer,
    ) {
    }

    /** Outlook knows no `start`. */
    public function start(): string
    {
        return $this->direction === 'rtl' ? 'right' : 'left';
    }
}
