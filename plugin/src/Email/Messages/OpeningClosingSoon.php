<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\SiteEmailQueue;

/** Notifies the author that an opening closes soon. */
final class OpeningClosingSoon extends OpeningClosingMessage
{
    public function kind(): string
    {
        return SiteEmailQueue::CLOSING_SOON;
    }

    public function label(): string
    {
        return __('To the author before an opening closes', 'courant-desk');
    }

    public function subject(): string
    {
        /* translators: %s: title of an opening */
        return sprintf(__('“%s” closes soon', 'courant-desk'), '{job-title}');
    }

    public function text(): string
    {
        /* translators: 1: title of an opening, 2: date and time */
        $text = __('Your opening “%1$s” closes on %2$s. To keep it open, choose a later date:', 'courant-desk');

        return sprintf($text, '{job-title}', '{closing}') . "\n\n{edit-url}\n\n{job-url}";
    }
}
