<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Confirms to an applicant that the files of an application were replaced. */
final class ApplicationUpdated extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Updated->value;
    }

    public function label(): string
    {
        return __('To the applicant: application updated', 'courant-desk');
    }

    /** The applicant sent the update through the link in an email, and the text contains the names of the files. */
    public function hasTypedText(): bool
    {
        return true;
    }

    public function settingsTitle(): string
    {
        return __('To the applicant: application updated', 'courant-desk');
    }

    public function subject(): string
    {
        return __('Your application for {job-title} has been updated', 'courant-desk');
    }
}
