<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\ApplicationEmailMessage;
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
        private readonly EmailSettings $emailSettings,
        private readonly TemplateRenderer $template,
    ) {
    }

    /**
     * Returns the subject and text of an email with its tags.
     *
     * @param array<string, string> $fieldTags label => tag, of the custom fields of the form
     */
    public function findContent(
        ApplicationEmailMessage $message,
        EmailTags $tags,
        array $fieldTags = [],
        bool $isRepeated = false,
    ): EmailContent {
        $own = $message->storedContent($this->automaticTexts) ?? $this->emailSettings->content($message);
        $subject = $own->subject !== '' ? $own->subject : $message->subject();
        if (trim($own->body) !== '') {
            return new EmailContent($subject, $own->body);
        }
        if ($message->text() !== '') {
            return new EmailContent($subject, $message->text());
        }
        // Text from applicants is inserted with a reserved tag, which is replaced last, so that it cannot contain tags
        // itself.
        $view = new ApplicationEmailView(
            hasPhone: $tags->value('{applicant-phone}') !== '',
            hasLetter: $tags->value('{applicant-cover}') !== '',
            hasFile: $tags->value('{applicant-resume}') !== '',
            isDuplicate: $isRepeated,
            fieldTags: $fieldTags,
            hasFiles: $tags->value('{applicant-files}') !== '',
        );

        // Templates escape for HTML; this email is plain text.
        return new EmailContent(
            $subject,
            wp_specialchars_decode($this->template->render('email/application-' . $message->kind(), $view), ENT_QUOTES),
        );
    }
}
