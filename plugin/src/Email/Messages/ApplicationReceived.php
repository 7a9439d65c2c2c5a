<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;
use CourantDesk\Email\Domain\AutomaticEmailTexts;
use CourantDesk\Email\Domain\EmailContent;

/** Confirms an application to the applicant. */
final class ApplicationReceived extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Acknowledgement->value;
    }

    public function label(): string
    {
        return __('To the applicant', 'courant-desk');
    }

    public function storedContent(AutomaticEmailTexts $settings): EmailContent
    {
        return new EmailContent($settings->acknowledgementSubject(), $settings->acknowledgementText());
    }
}
