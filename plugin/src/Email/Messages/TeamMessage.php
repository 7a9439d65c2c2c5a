<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Base of the emails to a user about an application, whose text and recipient are stored when it is enqueued. */
abstract class TeamMessage extends ApplicationEmailMessage
{
    public function isForApplicant(): bool
    {
        return false;
    }

    public function isForUser(): bool
    {
        return true;
    }

    public function hasStoredText(): bool
    {
        return true;
    }
}
