<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

/** Returns subjects and texts of the emails to the author of an opening about its closing. */
enum OpeningClosingEmail: string
{
    // The same values as the constants of OpeningEmails, which PHP 8.1 does not allow here.
    case ClosingSoon = 'closing_soon';
    case Closed = 'closed';

    public function title(): string
    {
        return $this === self::ClosingSoon ? __('To the author before an opening closes', 'courant-desk') : __('To the author when an opening has closed', 'courant-desk');
    }

    public function subject(string $opening): string
    {
        /* translators: %s: title of an opening */
        return sprintf($this === self::ClosingSoon ? __('“%s” closes soon', 'courant-desk') : __('“%s” has closed', 'courant-desk'), $opening);
    }

    public function body(string $opening, string $closing, string $editUrl, string $pageUrl): string
    {
        $text = $this === self::ClosingSoon
            /* translators: 1: title of an opening, 2: date and time */
            ? __('Your opening “%1$s” closes on %2$s. To keep it open, choose a later date:', 'courant-desk')
            /* translators: 1: title of an opening, 2: date and time */
            : __('Your opening “%1$s” closed on %2$s and no longer accepts applications. You can reopen it here:', 'courant-desk');

        return implode("\n\n", [sprintf($text, $opening, $closing), $editUrl, $pageUrl]);
    }
}
