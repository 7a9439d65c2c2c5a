<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Email\ApplicationEmails;
use CourantDesk\Email\Domain\QueuedEmail;

/**
 * Sends automatic emails to applicants in the locale of the page on which they applied, if WordPress has that language
 * installed. Texts from the settings are not translated.
 */
final class ApplicantLocale
{
    public function __construct(private readonly ApplicationEmails $messages)
    {
    }

    /**
     * Runs $work, which sends an email, in the locale of that email.
     *
     * @param callable(): void $work
     */
    public function runInLocale(QueuedEmail $queued, callable $work): void
    {
        $message = $this->messages->find($queued->kind);
        $isAutomatic = $message !== null && $message->isForApplicant() && !$message->hasStoredText();
        $locale = $isAutomatic ? get_post_meta($queued->applicationId, ApplicationMeta::LOCALE, true) : '';
        $isSwitched = is_string($locale) && $locale !== '' && switch_to_locale($locale);
        try {
            $work();
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
        }
    }
}
