<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Email\Domain\EmailState;

/** What recruiters read about mails. */
final class MailWords
{
    public static function state(EmailState $state): string
    {
        return match ($state) {
            EmailState::Queued => __('Waiting', 'courant-desk'),
            EmailState::Sent => __('Sent', 'courant-desk'),
            EmailState::Failed => __('Failed', 'courant-desk'),
            EmailState::Held => __('Held back', 'courant-desk'),
        };
    }

    /** @param string $kind of the email queue; an unknown one is shown as it is */
    public static function kindOf(string $kind): string
    {
        $known = MailKind::tryFrom($kind);

        return $known === null ? $kind : self::kind($known);
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
