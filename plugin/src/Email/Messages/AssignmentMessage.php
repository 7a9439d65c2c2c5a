<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;

/** Notifies a user of an assignment to an application. */
final class AssignmentMessage extends TeamMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Assigned->value;
    }

    public function label(): string
    {
        return __('To a user: assigned', 'courant-desk');
    }
}
