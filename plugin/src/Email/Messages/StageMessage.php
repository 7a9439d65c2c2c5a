<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Informs an applicant of a stage, with the text from the settings of that stage. */
final class StageMessage extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Stage->value;
    }

    public function label(): string
    {
        return __('To the applicant: stage changed', 'courant-desk');
    }

    public function hasStoredText(): bool
    {
        return true;
    }
}
