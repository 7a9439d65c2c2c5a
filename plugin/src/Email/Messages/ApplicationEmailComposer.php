<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\Email\ApplicationEmails;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailMessage;
use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\EmailContent;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\EmailTags;
use CourantDesk\Email\Domain\FinalEmailComposer;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Email\EmailSettings;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Utf8;
use WP_Post;
use WP_User;

/**
 * Composes the emails of an application. Recipients are read from the application or the settings, never from a
 * request.
 */
final class ApplicationEmailComposer implements FinalEmailComposer
{
    /** Meta key of the log of sent emails in WP Job Openings. */
    public const LOG_META = 'awsm_application_mails';

    private readonly ApplicantLocale $language;

    public function __construct(
        private readonly ApplicationEmailTexts $texts,
        private readonly EmailSettings $emailSettings,
        private readonly PostApplicationEmailTags $tags,
        private readonly Clock $clock,
        private readonly ApplicationEmails $messages = new ApplicationEmails(),
    ) {
        $this->language = new ApplicantLocale($messages);
    }

    /**
     * Runs $work, which composes and sends an email, in the locale of that email.
     *
     * @param callable(): void $work
     */
    public function inLanguage(QueuedEmail $queued, callable $work): void
    {
        $this->language->runInLocale($queued, $work);
    }

    /** Composes the email of a row in the queue. Returns null when there is no recipient or no content. */
    public function compose(QueuedEmail $queued): ?Email
    {
        $post = get_post($queued->applicationId);
        $message = $this->messages->find($queued->kind);
        if (!$post instanceof WP_Post || $post->post_type !== PostTypes::APPLICATION || $message === null) {
            return null;
        }
        if ($message->isForUser()) {
            return $this->composeForUser($queued);
        }
        $toApplicant = $message->isForApplicant();
        $tags = match (true) {
            !$toApplicant => $this->tags->forRecruiters($post->ID),
            $message->hasTypedText() => $this->tags->forOwner($post->ID),
            default => $this->tags->forApplicant($post->ID),
        };
        $recipients = $toApplicant ? [$tags->value('{applicant-email}')] : $this->emailSettings->notificationTo();
        $recipients = self::fillAddresses($recipients, $tags);
        $recipients = self::fillAddresses($recipients !== [] ? $recipients : ['{hr-email}'], $tags);
        $written = $message->hasStoredText()
            ? new EmailContent($queued->subject, $queued->body)
            : $this->texts->findContent(
                $message,
                $tags,
                $toApplicant && !$message->hasTypedText() ? [] : $this->tags->labelsWithTags($post->ID),
                get_post_meta($post->ID, 'courant_duplicate_of', true) !== '',
            )->fill($tags);
        if ($recipients === [] || $written->isEmpty()) {
            return null;
        }

        return new Email(
            $recipients,
            Utf8::truncate(EmailContent::singleLine($written->subject), 200),
            $written->body,
            $this->headers($post, $message, $tags),
            $this->attachments($post, $message, $queued),
        );
    }

    /** @return Email|null null when the recipient may not read the application (any more) */
    private function composeForUser(QueuedEmail $queued): ?Email
    {
        $user = get_user_by('email', $queued->recipient);
        if (!$user instanceof WP_User || !user_can($user, 'edit_post', $queued->applicationId)) {
            return null;
        }
        $author = get_userdata($queued->authorId);
        $headers = ['Content-Type: text/plain; charset=UTF-8', 'Auto-Submitted: auto-generated'];
        if ($author instanceof WP_User && FormInputValidator::isEmail($author->user_email)) {
            $headers[] = 'Reply-To: ' . $author->user_email;
        }

        return new Email([$user->user_email], $queued->subject, $queued->body, $headers);
    }

    public function composeFinal(int $application, string $kind): ?Email
    {
        $row = new QueuedEmail(
            id: 0,
            applicationId: $application,
            kind: $kind,
            state: EmailState::Queued,
            attempts: 0,
            nextAt: 0,
            recipient: '',
            subject: '',
            body: '',
            headers: [],
            error: '',
        );
        $email = null;
        $this->inLanguage($row, function () use ($row, &$email): void {
            $email = $this->compose($row)?->inLanguage(determine_locale());
        });

        return $email;
    }

    /** Records an email after it was sent and its row was updated. */
    public function recordSent(QueuedEmail $queued, Email $email): void
    {
        // The log of WP Job Openings has emails of the applicant and of HR only.
        if ($this->messages->find($queued->kind)?->isForUser() === true) {
            return;
        }
        wp_cache_delete($queued->applicationId, 'post_meta');
        $log = get_post_meta($queued->applicationId, self::LOG_META, true);
        $log = is_array($log) ? $log : [];
        $log[] = [
            'send_by' => $queued->authorId,
            'mail_date' => $this->clock->now()->getTimestamp(),
            'cc' => '',
            'subject' => $email->subject,
            'mail_content' => $email->body,
        ];
        update_post_meta($queued->applicationId, self::LOG_META, wp_slash($log));
    }

    /** @return list<string> */
    private function headers(WP_Post $post, ApplicationEmailMessage $message, EmailTags $tags): array
    {
        $headers = [
            'Content-Type: text/plain; charset=UTF-8',
            'Auto-Submitted: ' . ($message->isAutomatic() ? 'auto-generated' : 'no'),
        ];
        $hr = $this->emailSettings->replyTo() !== '' ? $this->emailSettings->replyTo() : $tags->value('{hr-email}');
        $replyTo = $message->isForApplicant()
            ? (FormInputValidator::isEmail($hr) ? $hr : '')
            : ($this->emailSettings->notificationReplyTo() !== ''
                ? $this->emailSettings->notificationReplyTo()
                : $this->replyToApplicant($tags));
        if ($replyTo !== '') {
            $headers[] = 'Reply-To: ' . $replyTo;
        }
        $copies = match (true) {
            !$message->isForApplicant() => $this->emailSettings->notificationCc(),
            $message->kind() === ApplicationEmailKind::Acknowledgement->value
                => $this->emailSettings->acknowledgementCc(),
            default => [],
        };
        foreach (self::fillAddresses($copies, $tags) as $address) {
            $headers[] = 'Cc: ' . $address;
        }
        $type = $message->isForApplicant() ? 'applicant' : 'admin';
        /**
         * Filter of WP Job Openings for the headers of an email.
         *
         * @since 0.1.0
         *
         * @param list<string>          $headers
         * @param array<string, mixed> $applicant
         */
        $filtered = apply_filters("awsm_jobs_{$type}_notification_mail_headers", $headers, [
            'application_id' => $post->ID,
            'awsm_job_id' => $post->post_parent,
        ]);

        return array_map(
            static fn (string $header): string => EmailContent::singleLine($header),
            array_values(array_filter(is_array($filtered) ? $filtered : $headers, 'is_string'))
        );
    }

    /** @return list<array{file: string, temp: bool, name: string}> */
    private function attachments(WP_Post $post, ApplicationEmailMessage $message, QueuedEmail $queued): array
    {
        $type = $message->isForApplicant() ? 'applicant' : 'admin';
        /**
         * Filter of WP Job Openings for the attachments of an email.
         *
         * @since 0.1.0
         *
         * @param list<array{file: string, temp?: bool}> $files absolute paths; a temporary file is deleted after it was
         *     sent
         * @param array<string, mixed>                   $applicant
         */
        $filtered = apply_filters("awsm_jobs_{$type}_notification_mail_attachments", [], [
            'application_id' => $post->ID,
            'awsm_job_id' => $post->post_parent,
        ]);
        /**
         * Filters the attachments of an email about an application.
         *
         * @since 0.2.0
         *
         * @param list<array{file: string, temp?: bool, name?: string}> $files absolute paths; `name` is the name for
         *     the recipient
         * @param int $email ID of the email in the queue
         */
        $filtered = apply_filters('courant_desk_application_email_files', $filtered, $queued->id);
        $files = [];
        foreach (is_array($filtered) ? $filtered : [] as $file) {
            if (is_array($file) && is_string($file['file'] ?? null) && is_file($file['file'])) {
                $name = is_string($file['name'] ?? null) ? $file['name'] : '';
                $files[] = ['file' => $file['file'], 'temp' => ($file['temp'] ?? false) === true, 'name' => $name];
            }
        }

        return $files;
    }

    /**
     * Replaces the tags of recipients and removes what is not an email address.
     *
     * @param list<string> $recipients
     * @return list<string>
     */
    private static function fillAddresses(array $recipients, EmailTags $tags): array
    {
        return array_values(array_unique(array_filter(
            array_map(
                static fn (string $recipient): string => in_array($recipient, EmailSettings::RECIPIENT_TAGS, true)
                    ? $tags->value($recipient)
                    : $recipient,
                $recipients,
            ),
            [FormInputValidator::class, 'isEmail'],
        )));
    }

    private function replyToApplicant(EmailTags $tags): string
    {
        $email = $tags->value('{applicant-email}');
        if (!FormInputValidator::isEmail($email)) {
            return '';
        }
        $name = trim(
            (string) preg_replace('/[^\p{L}\p{N}\p{M} .\'-]+/u', ' ', Utf8::toSingleLine($tags->value('{applicant}')))
        );

        // PHPMailer quotes the name; quotation marks here would be part of it.
        return $name === '' ? $email : sprintf('%s <%s>', Utf8::truncate($name, 80), $email);
    }
}
