<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailTags;
use CourantDesk\Applications\Domain\MailTemplate;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Applications\MailSettings;
use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\EmailComposer;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Utf8;
use WP_Post;

/** Composes the emails of an application. Recipients come from the application or the settings, never from a request. */
final class ApplicationEmailComposer implements EmailComposer
{
    /** The log of sent emails that WP Job Openings keeps. */
    public const LOG = 'awsm_application_mails';

    public function __construct(
        private readonly MailTexts $texts,
        private readonly MailSettings $mails,
        private readonly ApplicationTags $tags,
        private readonly ApplicationAnswers $answers,
        private readonly Clock $clock,
        private readonly ApplicantsLanguage $language = new ApplicantsLanguage(),
    ) {
    }

    public function isResponsible(QueuedEmail $queued): bool
    {
        return $queued->application > 0;
    }

    public function inLanguage(QueuedEmail $queued, callable $work): void
    {
        $this->language->within($queued, $work);
    }

    public function compose(QueuedEmail $queued): ?Email
    {
        $post = get_post($queued->application);
        $kind = MailKind::tryFrom($queued->kind);
        if (!$post instanceof WP_Post || $post->post_type !== ApplicationType::NAME || $kind === null) {
            return null;
        }
        $toApplicant = $kind->goesToApplicant();
        $tags = match (true) {
            $kind === MailKind::Copy => $this->tags->forOwner($post),
            $toApplicant => $this->tags->forApplicant($post),
            default => $this->tags->forRecruiters($post),
        };
        $recipients = $toApplicant ? [$tags->value('{applicant-email}')] : $this->mails->notificationTo();
        $recipients = array_filter($recipients !== [] ? $recipients : [$tags->value('{hr-email}')], [Validator::class, 'isEmail']);
        $written = $kind->isWritten() ? new MailTemplate($queued->subject, $queued->body) : $this->texts->of(
            $kind,
            $tags,
            $toApplicant && $kind !== MailKind::Copy ? [] : $this->answers->tagsOf($post->ID),
            get_post_meta($post->ID, 'courant_duplicate_of', true) !== '',
        )->fill($tags);
        if ($recipients === [] || $written->isEmpty()) {
            return null;
        }

        return new Email(
            array_values($recipients),
            Utf8::cut(MailTemplate::line($written->subject), 200),
            $written->body,
            $this->headers($post, $kind, $tags),
            $this->files($post, $kind),
        );
    }

    public function recordSent(QueuedEmail $queued, Email $email): void
    {
        wp_cache_delete($queued->application, 'post_meta');
        $log = get_post_meta($queued->application, self::LOG, true);
        $log = is_array($log) ? $log : [];
        $log[] = [
            'send_by' => $queued->author,
            'mail_date' => $this->clock->now()->getTimestamp(),
            'cc' => '',
            'subject' => $email->subject,
            'mail_content' => $email->body,
        ];
        update_post_meta($queued->application, self::LOG, wp_slash($log));
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

    /** @return list<array{file: string, temp: bool}> */
    private function files(WP_Post $post, MailKind $kind): array
    {
        $type = $kind->goesToApplicant() ? 'applicant' : 'admin';
        /**
         * The contract's filter of what is attached to a mail.
         *
         * @param list<array{file: string, temp?: bool}> $files     absolute paths; a temporary file is deleted once it was sent
         * @param array<string, mixed>                   $applicant
         */
        $filtered = apply_filters("awsm_jobs_{$type}_notification_mail_attachments", [], ['application_id' => $post->ID, 'awsm_job_id' => $post->post_parent]);
        $files = [];
        foreach (is_array($filtered) ? $filtered : [] as $one) {
            if (is_array($one) && is_string($one['file'] ?? null) && is_file($one['file'])) {
                $files[] = ['file' => $one['file'], 'temp' => ($one['temp'] ?? false) === true];
            }
        }

        return $files;
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
