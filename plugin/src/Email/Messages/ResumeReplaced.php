<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Notifies HR that an applicant replaced a file. */
final class ResumeReplaced extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Replaced->value;
    }

    public function label(): string
    {
        return __('To HR: file replaced', 'courant-desk');
    }

    public function isForApplicant(): bool
    {
        return false;
    }

    public function settingsTitle(): string
    {
        return __('To HR: file replaced', 'courant-desk');
    }

    public function subject(): string
    {
        return __('New file: application {application-id} for {job-title}', 'courant-desk');
    }
}
