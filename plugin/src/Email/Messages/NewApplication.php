<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;
use CourantDesk\Email\Domain\AutomaticEmailTexts;
use CourantDesk\Email\Domain\EmailContent;

/** Notifies HR of a new application. */
final class NewApplication extends ApplicationEmailMessage
{
    public function kind(): string
    {
        return ApplicationEmailKind::Notification->value;
    }

    public function label(): string
    {
        return __('To HR', 'courant-desk');
    }

    public function isForApplicant(): bool
    {
        return false;
    }

    public function storedContent(AutomaticEmailTexts $settings): EmailContent
    {
        return new EmailContent($settings->notificationSubject(), $settings->notificationText());
    }
}
