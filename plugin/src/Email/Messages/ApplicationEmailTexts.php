<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\AutomaticEmailTexts;
use CourantDesk\Email\Domain\EmailContent;
use CourantDesk\Email\Domain\EmailTags;
use CourantDesk\Email\EmailSettings;
use CourantDesk\Kernel\TemplateRenderer;

/** Returns the subject and text of each automatic email, from the settings or the default. Tags are not replaced. */
final class ApplicationEmailTexts
{
    public function __construct(
        private readonly AutomaticEmailTexts $automaticTexts,
        private readonly EmailSettings $mails,
        private readonly TemplateRenderer $template,
    ) {
    }

    /**
     * Returns the subject and text of an email with its tags.
     *
     * @param array<string, string> $answers label => tag, of the custom fields of the form
     */
    public function findContent(ApplicationEmailKind $kind, EmailTags $tags, array $answers = [], bool $isRepeated = false): EmailContent
    {
        $own = match ($kind) {
            ApplicationEmailKind::Acknowledgement => new EmailContent($this->automaticTexts->acknowledgementSubject(), $this->automaticTexts->acknowledgementText()),
            ApplicationEmailKind::Notification => new EmailContent($this->automaticTexts->notificationSubject(), $this->automaticTexts->notificationText()),
            default => $this->mails->content($kind),
        };
        $subject = $own->subject !== '' ? $own->subject : $this->defaultSubject($kind);
        if (trim($own->body) !== '') {
            return new EmailContent($subject, $own->body);
        }
        // Text from applicants is inserted with a reserved tag, which is replaced last, so that it cannot contain tags itself.
        $view = new ApplicationEmailView(
            $tags->value('{applicant-phone}') !== '',
            $tags->value('{applicant-cover}') !== '',
            $tags->value('{applicant-resume}') !== '',
            $isRepeated,
            $answers,
        );

        // Templates escape for HTML; this email is plain text.
        return new EmailContent($subject, wp_specialchars_decode($this->template->render('email/application-' . $kind->value, $view), ENT_QUOTES));
    }

    private function defaultSubject(ApplicationEmailKind $kind): string
    {
        return match ($kind) {
            ApplicationEmailKind::Copy => __('Copy of your application for {job-title}', 'courant-desk'),
            ApplicationEmailKind::Duplicate => __('You have already applied for {job-title}', 'courant-desk'),
            ApplicationEmailKind::Withdrawn => __('Withdrawn: application {application-id} for {job-title}', 'courant-desk'),
            ApplicationEmailKind::Replaced => __('New CV: application {application-id} for {job-title}', 'courant-desk'),
            default => '',
        };
    }
}
