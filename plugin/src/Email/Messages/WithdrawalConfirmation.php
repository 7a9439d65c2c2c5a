<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Confirms a withdrawal to the applicant. It is composed immediately, because a withdrawal deletes the address. */
final class WithdrawalConfirmation extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Withdrawal->value;
    }

    public function label(): string
    {
        return __('To the applicant: application withdrawn', 'courant-desk');
    }

    public function settingsTitle(): string
    {
        return __('To the applicant: application withdrawn', 'courant-desk');
    }

    public function subject(): string
    {
        return __('You have withdrawn your application for {job-title}', 'courant-desk');
    }
}
