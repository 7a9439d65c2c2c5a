<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;

/** Sends the link to the applicant portal again. Anybody can request it, so it contains nothing that was typed. */
final class PortalLink extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Link->value;
    }

    public function label(): string
    {
        return __('To the applicant: new link', 'courant-desk');
    }

    public function settingsTitle(): string
    {
        return __('To the applicant: new link', 'courant-desk');
    }

    public function subject(): string
    {
        return __('Your application for {job-title}', 'courant-desk');
    }
}
