<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailTags;
use CourantDesk\Applications\Domain\MailTemplate;
use CourantDesk\Applications\Domain\QueuedMail;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Applications\MailSettings;
use CourantDesk\Applications\View\MailView;
use CourantDesk\Kernel\Template;
use CourantDesk\Kernel\Utf8;
use WP_Post;

/** Writes the mails of an application (Jobs contract 4.2). Recipients come from the application or the settings, never from a request. */
final class LetterWriter
{
    public function __construct(
        private readonly ApplicationsSettings $settings,
        private readonly MailSettings $mails,
        private readonly ApplicationTags $tags,
        private readonly ApplicationAnswers $answers,
        private readonly Template $template,
    ) {
    }

    /** @return Letter|null null when there is nobody to write to, or nothing to write about */
    public function write(QueuedMail $mail): ?Letter
    {
        $post = get_post($mail->application);
        if (!$post instanceof WP_Post || $post->post_type !== ApplicationType::NAME) {
            return null;
        }
        $toApplicant = $mail->kind->goesToApplicant();
        $tags = match (true) {
            $mail->kind === MailKind::Copy => $this->tags->forOwner($post),
            $toApplicant => $this->tags->forApplicant($post),
            default => $this->tags->forRecruiters($post),
        };
        $recipients = $toApplicant ? [$tags->value('{applicant-email}')] : $this->mails->notificationTo();
        $recipients = array_filter($recipients !== [] ? $recipients : [$tags->value('{hr-email}')], [Validator::class, 'isEmail']);
        $written = $mail->kind->isWritten() ? new MailTemplate($mail->subject, $mail->body) : $this->template($post, $mail->kind, $tags)->fill($tags);
        if ($recipients === [] || $written->isEmpty()) {
            return null;
        }

        return new Letter(
            implode(', ', $recipients),
            Utf8::cut(MailTemplate::line($written->subject), 200),
            $written->body,
            $this->headers($post, $mail->kind, $tags)
        );
    }

    private function template(WP_Post $post, MailKind $kind, MailTags $tags): MailTemplate
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
            get_post_meta($post->ID, 'courant_duplicate_of', true) !== '',
            $kind->goesToApplicant() && $kind !== MailKind::Copy ? [] : $this->answers->tagsOf($post->ID),
        );

        // Templates escape for HTML; this mail is plain text.
        return new MailTemplate($subject, wp_specialchars_decode($this->template->render('applications/mail-' . $kind->value, $view), ENT_QUOTES));
    }

    private function usualSubject(MailKind $kind): string
    {
        return match ($kind) {
            MailKind::Copy => __('Copy of your application for {job-title}', 'courant-desk'),
            MailKind::Duplicate => __('You have applied for {job-title} already', 'courant-desk'),
            MailKind::Withdrawn => __('Withdrawn: application {application-id} for {job-title}', 'courant-desk'),
            MailKind::Replaced => __('New CV: application {application-id} for {job-title}', 'courant-desk'),
            default => '',
        };
    }

    /** @return list<string> */
    private function headers(WP_Post $post, MailKind $kind, MailTags $tags): array
    {
        $headers = ['Content-Type: text/plain; charset=UTF-8', 'Auto-Submitted: ' . ($kind === MailKind::Reply ? 'no' : 'auto-generated')];
        $hr = $this->mails->replyTo() !== '' ? $this->mails->replyTo() : $tags->value('{hr-email}');
        $replyTo = $kind->goesToApplicant() ? (Validator::isEmail($hr) ? $hr : '') : $this->applicant($tags);
        if ($replyTo !== '') {
            $headers[] = 'Reply-To: ' . $replyTo;
        }
        if (!$kind->goesToApplicant()) {
            $headers = [...$headers, ...array_map(static fn (string $address): string => 'Cc: ' . $address, $this->mails->notificationCc())];
        }
        $type = $kind->goesToApplicant() ? 'applicant' : 'admin';
        /**
         * The contract's filter of a mail's headers.
         *
         * @param list<string>          $headers
         * @param array<string, mixed> $applicant
         */
        $filtered = apply_filters("awsm_jobs_{$type}_notification_mail_headers", $headers, ['application_id' => $post->ID, 'awsm_job_id' => $post->post_parent]);

        return array_map(
            static fn (string $header): string => MailTemplate::line($header),
            array_values(array_filter(is_array($filtered) ? $filtered : $headers, 'is_string'))
        );
    }

    private function applicant(MailTags $tags): string
    {
        $email = $tags->value('{applicant-email}');
        if (!Validator::isEmail($email)) {
            return '';
        }
        $name = trim((string) preg_replace('/[^\p{L}\p{N}\p{M} .\'-]+/u', ' ', Utf8::line($tags->value('{applicant}'))));

        return $name === '' ? $email : sprintf('"%s" <%s>', Utf8::cut($name, 80), $email);
    }
}
