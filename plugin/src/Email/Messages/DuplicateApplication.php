<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Informs an applicant that an earlier application exists. */
final class DuplicateApplication extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Duplicate->value;
    }

    public function label(): string
    {
        return __('To the applicant: duplicate application', 'courant-desk');
    }

    public function settingsTitle(): string
    {
        return __('To the applicant: duplicate application', 'courant-desk');
    }

    public function subject(): string
    {
        return __('You have already applied for {job-title}', 'courant-desk');
    }
}
