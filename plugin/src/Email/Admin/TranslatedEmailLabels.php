<?php

declare(strict_types=1);

namespace CourantDesk\Email\Admin;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\EmailLabels;
use CourantDesk\Email\Domain\EmailState;

/** Returns the translated labels of emails for recruiters. */
final class TranslatedEmailLabels implements EmailLabels
{
    public function stateLabel(EmailState $state): string
    {
        return match ($state) {
            EmailState::Queued => __('Queued', 'courant-desk'),
            EmailState::Sent => __('Sent', 'courant-desk'),
            EmailState::Failed => __('Failed', 'courant-desk'),
            EmailState::Held => __('On hold', 'courant-desk'),
        };
    }

    public function labelOfKind(string $kind): string
    {
        $known = ApplicationEmailKind::tryFrom($kind);

        return $known === null ? $kind : $this->kindLabel($known);
    }

    public function kindLabel(ApplicationEmailKind $kind): string
    {
        return match ($kind) {
            ApplicationEmailKind::Acknowledgement => __('To the applicant', 'courant-desk'),
            ApplicationEmailKind::Notification => __('To HR', 'courant-desk'),
            ApplicationEmailKind::Copy => __('Copy for the applicant', 'courant-desk'),
            ApplicationEmailKind::Duplicate => __('To the applicant: duplicate application', 'courant-desk'),
            ApplicationEmailKind::Withdrawn => __('To HR: application withdrawn', 'courant-desk'),
            ApplicationEmailKind::Replaced => __('To HR: CV replaced', 'courant-desk'),
            ApplicationEmailKind::Stage => __('To the applicant: stage changed', 'courant-desk'),
            ApplicationEmailKind::Reply => __('Reply to the applicant', 'courant-desk'),
        };
    }
}
