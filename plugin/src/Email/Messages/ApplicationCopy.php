<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Sends a copy of the submitted data, which the applicant requested in the applicant portal. */
final class ApplicationCopy extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Copy->value;
    }

    public function label(): string
    {
        return __('Copy for the applicant', 'courant-desk');
    }

    public function hasTypedText(): bool
    {
        return true;
    }

    public function settingsTitle(): string
    {
        return __('Copy for the applicant', 'courant-desk');
    }

    public function subject(): string
    {
        return __('Copy of your application for {job-title}', 'courant-desk');
    }
}
