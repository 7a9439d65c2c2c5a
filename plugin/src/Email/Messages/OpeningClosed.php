<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\SiteEmailQueue;

/** Notifies the author that an opening has closed. */
final class OpeningClosed extends OpeningClosingMessage
{
    public function kind(): string
    {
        return SiteEmailQueue::CLOSED;
    }

    public function label(): string
    {
        return __('To the author when an opening has closed', 'courant-desk');
    }

    public function subject(): string
    {
        /* translators: %s: title of an opening */
        return sprintf(__('“%s” has closed', 'courant-desk'), '{job-title}');
    }

    public function text(): string
    {
        /* translators: 1: title of an opening, 2: date and time */
        $text = __('Your opening “%1$s” closed on %2$s and no longer accepts applications. You can reopen it here:', 'courant-desk');

        return sprintf($text, '{job-title}', '{closing}') . "\n\n{edit-url}\n\n{job-url}";
    }
}
