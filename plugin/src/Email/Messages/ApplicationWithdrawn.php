<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Notifies HR that an applicant withdrew an application. */
final class ApplicationWithdrawn extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Withdrawn->value;
    }

    public function label(): string
    {
        return __('To HR: application withdrawn', 'courant-desk');
    }

    public function isForApplicant(): bool
    {
        return false;
    }

    public function settingsTitle(): string
    {
        return __('To HR: application withdrawn', 'courant-desk');
    }

    public function subject(): string
    {
        return __('Withdrawn: application {application-id} for {job-title}', 'courant-desk');
    }
}
