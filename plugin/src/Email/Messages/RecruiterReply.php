<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Sends a reply to an applicant, written by a recruiter. */
final class RecruiterReply extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Reply->value;
    }

    public function label(): string
    {
        return __('Reply to the applicant', 'courant-desk');
    }

    public function hasStoredText(): bool
    {
        return true;
    }

    public function isAutomatic(): bool
    {
        return false;
    }
}
