<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailTags;
use CourantDesk\Applications\Domain\MailTemplate;
use CourantDesk\Applications\Domain\QueuedMail;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Applications\MailSettings;
use CourantDesk\Kernel\Utf8;
use WP_Post;

/** Writes the mails of an application (Jobs contract 4.2). Recipients come from the application or the settings, never from a request. */
final class LetterWriter
{
    public function __construct(
        private readonly MailTexts $texts,
        private readonly MailSettings $mails,
        private readonly ApplicationTags $tags,
        private readonly ApplicationAnswers $answers,
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
        $written = $mail->kind->isWritten() ? new MailTemplate($mail->subject, $mail->body) : $this->texts->of(
            $mail->kind,
            $tags,
            $toApplicant && $mail->kind !== MailKind::Copy ? [] : $this->answers->tagsOf($post->ID),
            get_post_meta($post->ID, 'courant_duplicate_of', true) !== '',
        )->fill($tags);
        if ($recipients === [] || $written->isEmpty()) {
            return null;
        }

        return new Letter(
            implode(', ', $recipients),
            Utf8::cut(MailTemplate::line($written->subject), 200),
            $written->body,
            $this->headers($post, $mail->kind, $tags),
            $this->files($post, $mail->kind),
        );
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
