<?php

declare(strict_types=1);

namespace CourantDesk\Email\Admin;

use CourantDesk\Email\ApplicationEmails;
use CourantDesk\Email\Domain\EmailLabels;
use CourantDesk\Email\Domain\EmailState;

/** Returns the translated labels of emails for recruiters. */
final class TranslatedEmailLabels implements EmailLabels
{
    public function __construct(private readonly ApplicationEmails $messages = new ApplicationEmails())
    {
    }

    public function stateLabel(EmailState $state): string
    {
        return match ($state) {
            EmailState::Queued => __('Queued', 'courant-desk'),
            EmailState::Sent => __('Sent', 'courant-desk'),
            EmailState::Failed => __('Failed', 'courant-desk'),
            EmailState::Held => __('On hold', 'courant-desk'),
            EmailState::Canceled => __('Canceled', 'courant-desk'),
        };
    }

    public function labelOfKind(string $kind): string
    {
        return $this->messages->find($kind)?->label() ?? $kind;
    }
}
