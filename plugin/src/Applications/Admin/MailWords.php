<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailState;

/** What recruiters read about mails. */
final class MailWords
{
    public static function state(MailState $state): string
    {
        return match ($state) {
            MailState::Queued => __('Waiting', 'courant-desk'),
            MailState::Sent => __('Sent', 'courant-desk'),
            MailState::Failed => __('Failed', 'courant-desk'),
            MailState::Held => __('Held back', 'courant-desk'),
        };
    }

    public static function kind(MailKind $kind): string
    {
        return match ($kind) {
            MailKind::Acknowledgement => __('To the applicant', 'courant-desk'),
            MailKind::Notification => __('To HR', 'courant-desk'),
            MailKind::Copy => __('Copy for the applicant', 'courant-desk'),
            MailKind::Duplicate => __('To the applicant: applied already', 'courant-desk'),
            MailKind::Withdrawn => __('To HR: withdrawn', 'courant-desk'),
            MailKind::Replaced => __('To HR: CV replaced', 'courant-desk'),
            MailKind::Stage => __('To the applicant: stage', 'courant-desk'),
            MailKind::Reply => __('Reply to the applicant', 'courant-desk'),
        };
    }
}
