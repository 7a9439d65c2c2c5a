<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailTags;
use CourantDesk\Applications\Domain\MailTemplate;
use CourantDesk\Applications\MailSettings;
use CourantDesk\Applications\View\MailView;
use CourantDesk\Kernel\Template;

/** Subject and text of each mail that writes itself: the owner's, or the usual one. Tags are still in them. */
final class MailTexts
{
    public function __construct(
        private readonly ApplicationsSettings $settings,
        private readonly MailSettings $mails,
        private readonly Template $template,
    ) {
    }

    /** @param array<string, string> $answers label => tag, of the form's further fields */
    public function of(MailKind $kind, MailTags $tags, array $answers = [], bool $isRepeated = false): MailTemplate
    {
        $own = match ($kind) {
            MailKind::Acknowledgement => new MailTemplate($this->settings->acknowledgementSubject(), $this->settings->acknowledgementText()),
            MailKind::Notification => new MailTemplate($this->settings->notificationSubject(), $this->settings->notificationText()),
            default => $this->mails->template($kind),
        };
        $subject = $own->subject !== '' ? $own->subject : $this->usualSubject($kind);
        if (trim($own->body) !== '') {
            return new MailTemplate($subject, $own->body);
        }
        // What applicants typed is put into lines of ours only after the tags are filled, by a tag that nobody else has.
        $view = new MailView(
            $tags->value('{applicant-phone}') !== '',
            $tags->value('{applicant-cover}') !== '',
            $tags->value('{applicant-resume}') !== '',
            $isRepeated,
            $answers,
        );

        // Templates escape for HTML; this mail is plain text.
        return new MailTemplate($subject, wp_specialchars_decode($this->template->render('applications/mail-' . $kind->value, $view), ENT_QUOTES));
    }

    private function usualSubject(MailKind $kind): string
    {
        return match ($kind) {
            MailKind::Copy => __('Copy of your application for {job-title}', 'courant-desk'),
            MailKind::Duplicate => __('You have already applied for {job-title}', 'courant-desk'),
            MailKind::Withdrawn => __('Withdrawn: application {application-id} for {job-title}', 'courant-desk'),
            MailKind::Replaced => __('New CV: application {application-id} for {job-title}', 'courant-desk'),
            default => '',
        };
    }
}
