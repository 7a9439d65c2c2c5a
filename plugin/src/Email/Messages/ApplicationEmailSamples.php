<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\ApplicationEmails;
use CourantDesk\Email\Domain\AutomaticEmailTexts;
use CourantDesk\Email\Domain\EmailSample;
use CourantDesk\Email\Domain\EmailSampleProvider;
use CourantDesk\Email\Domain\EmailTags;
use CourantDesk\Email\EmailSettings;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Domain\HiringOrganization;

/** Provides samples of the emails about applications, with unsaved settings and fictional applicants. */
final class ApplicationEmailSamples implements EmailSampleProvider
{
    public function __construct(
        private readonly AutomaticEmailTexts $automaticTexts,
        private readonly EmailSettings $settings,
        private readonly HiringOrganization $organization,
        private readonly TemplateRenderer $template,
        private readonly ApplicationEmails $messages = new ApplicationEmails(),
    ) {
    }

    public function titles(): array
    {
        $titles = [];
        foreach ($this->messages->all() as $kind => $message) {
            if (!$message->hasStoredText()) {
                $titles[$kind] = $message->label();
            }
        }

        return $titles;
    }

    public function findSample(string $id, array $changes): ?EmailSample
    {
        $message = $this->messages->find($id);
        if ($message === null || $message->hasStoredText()) {
            return null;
        }
        $texts = new ApplicationEmailTexts(
            $this->automaticTexts->withChanges($changes['applications'] ?? []),
            $this->settings->withChanges($changes['mails'] ?? []),
            $this->template,
        );
        $tags = $this->sampleTags();
        $tags = $message->isForApplicant() && !$message->hasTypedText()
            ? $tags->withoutTypedText(__('applicant', 'courant-desk'))
            : $tags;
        $written = $texts->findContent($message, $tags)->fill($tags);

        return new EmailSample($written->subject, $written->body);
    }

    private function sampleTags(): EmailTags
    {
        $screen = admin_url('edit.php?post_type=' . PostTypes::APPLICATION);

        return new EmailTags([
            '{application-id}' => 'K7M2-Q4XD',
            '{applicant-email}' => 'zoe.example@courant.example',
            '{applicant-resume}' => $screen,
            '{job-title}' => __('Editor', 'courant-desk'),
            '{job-id}' => '1',
            '{job-expiry}' => '',
            '{author-email}' => get_bloginfo('admin_email'),
            ...SiteTags::forOrganization($this->organization),
            '{hiring-steps}' => __('We will review it carefully.', 'courant-desk'),
            '{application-link}' => home_url('/?courant_application=sample'),
            '{application-url}' => $screen,
        ], [
            '{applicant}' => 'Zoë O’Hara',
            '{applicant-phone}' => '+49 30 1234',
            '{applicant-cover}' => __('I would like to work with you, and this is why.', 'courant-desk'),
        ]);
    }
}
