<?php

declare(strict_types=1);

namespace CourantDesk\Email\Frontend;

use CourantDesk\Email\Domain\EmailPalette;
use CourantDesk\Kernel\Html;

/** View model of the HTML part of an email. */
final class HtmlEmailView
{
    /**
     * @param 'ltr'|'rtl' $direction
     * @param EmailLogo|null $darkLogo logo for dark mode; null if the site has none
     */
    public function __construct(
        public readonly string $subject,
        public readonly string $language,
        public readonly string $direction,
        public readonly string $company,
        public readonly string $homeUrl,
        public readonly ?EmailLogo $logo,
        public readonly ?EmailLogo $darkLogo,
        public readonly EmailPalette $palette,
        public readonly Html $text,
        public readonly Html $footer,
    ) {
    }

    /** Returns `left` or `right`, because Outlook does not support `start`. */
    public function startAlignment(): string
    {
        return $this->direction === 'rtl' ? 'right' : 'left';
    }
}
