<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;

/** Notifies a user of a mention in a note on an application. */
final class MentionMessage extends TeamMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Mentioned->value;
    }

    public function label(): string
    {
        return __('To a user: mentioned', 'courant-desk');
    }
}
