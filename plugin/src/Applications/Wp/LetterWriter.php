<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Applications\View\MailView;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Template;
use CourantDesk\Kernel\Utf8;
use WP_Post;

/** Writes the mails of an application. Tags are replaced once, so a tag that an applicant typed stays what they typed. */
final class LetterWriter
{
    public function __construct(
        private readonly ApplicationsSettings $settings,
        private readonly Organisation $organisation,
        private readonly Template $template,
    ) {
    }

    /** @return Letter|null null when there is nobody to write to, or nothing to write about */
    public function write(int $application, MailKind $kind): ?Letter
    {
        $post = get_post($application);
        if (!$post instanceof WP_Post || $post->post_type !== ApplicationType::NAME) {
            return null;
        }
        $tags = $this->tags($post);
        $toApplicant = $kind === MailKind::Acknowledgement;
        $recipient = $toApplicant ? $tags['{applicant-email}'] : $tags['{hr-email}'];
        $subject = $toApplicant ? $this->settings->acknowledgementSubject() : $this->settings->notificationSubject();
        $own = $toApplicant ? $this->settings->acknowledgementText() : $this->settings->notificationText();
        // Templates escape for HTML; this mail is plain text.
        $text = $own !== '' ? $own : wp_specialchars_decode($this->template->render(
            $toApplicant ? 'applications/mail-acknowledgement' : 'applications/mail-notification',
            new MailView($tags['{applicant-phone}'] !== '', $tags['{applicant-cover}'] !== '', $tags['{applicant-resume}'] !== '')
        ), ENT_QUOTES);
        if (!Validator::isEmail($recipient)) {
            return null;
        }

        return new Letter(
            $recipient,
            Utf8::cut(Utf8::line(strtr($subject, $tags)), 200),
            trim(strtr(str_replace(["\r\n", "\r"], "\n", $text), $tags)) . "\n",
            $this->headers($post, $kind, $toApplicant ? '' : $this->replyTo($tags))
        );
    }

    /** @return list<string> */
    private function headers(WP_Post $post, MailKind $kind, string $replyTo): array
    {
        $headers = ['Content-Type: text/plain; charset=UTF-8', 'Auto-Submitted: auto-generated'];
        if ($replyTo !== '') {
            $headers[] = 'Reply-To: ' . $replyTo;
        }
        $type = $kind === MailKind::Acknowledgement ? 'applicant' : 'admin';
        /**
         * The contract's filter of a mail's headers.
         *
         * @param list<string>          $headers
         * @param array<string, mixed> $applicant
         */
        $filtered = apply_filters("awsm_jobs_{$type}_notification_mail_headers", $headers, ['application_id' => $post->ID, 'awsm_job_id' => $post->post_parent]);

        return array_map(
            static fn (string $header): string => Utf8::line($header),
            array_values(array_filter(is_array($filtered) ? $filtered : $headers, 'is_string'))
        );
    }

    /** @param array<string, string> $tags */
    private function replyTo(array $tags): string
    {
        $email = $tags['{applicant-email}'];
        if (!Validator::isEmail($email)) {
            return '';
        }
        $name = trim((string) preg_replace('/[^\p{L}\p{N}\p{M} .\'-]+/u', ' ', Utf8::line($tags['{applicant}'])));

        return $name === '' ? $email : sprintf('"%s" <%s>', Utf8::cut($name, 80), $email);
    }

    /** @return array<string, string> the contract's tags (Jobs contract 4.2) */
    private function tags(WP_Post $post): array
    {
        $meta = static function (string $key) use ($post): string {
            $value = get_post_meta($post->ID, $key, true);

            return is_scalar($value) ? (string) $value : '';
        };
        $hr = $this->organisation->hrAddress();
        $tags = [
            '{applicant}' => $meta(FormDefinition::NAME),
            '{application-id}' => $meta('courant_reference') !== '' ? $meta('courant_reference') : (string) $post->ID,
            '{applicant-email}' => $meta(FormDefinition::EMAIL),
            '{applicant-phone}' => $meta(FormDefinition::PHONE),
            '{applicant-resume}' => $meta('awsm_attachment_id') !== '' ? admin_url('post.php?action=edit&post=' . $post->ID) : '',
            '{applicant-cover}' => $meta(FormDefinition::LETTER),
            '{job-title}' => $meta('awsm_apply_for'),
            '{job-id}' => (string) $post->post_parent,
            '{author-email}' => get_the_author_meta('user_email', (int) $post->post_author),
            '{site-title}' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            '{site-tagline}' => wp_specialchars_decode(get_bloginfo('description'), ENT_QUOTES),
            '{site-url}' => home_url('/'),
            '{admin-email}' => get_bloginfo('admin_email'),
            '{hr-email}' => $hr !== '' ? $hr : get_bloginfo('admin_email'),
            '{company}' => $this->organisation->name(),
            '{application-url}' => admin_url('post.php?action=edit&post=' . $post->ID),
        ];
        /**
         * The contract's filter of the tags of mails.
         *
         * @param array<string, string> $tags
         * @param array<string, mixed>  $applicant
         * @param array<string, mixed>  $options
         */
        $filtered = apply_filters('awsm_jobs_mail_template_tags', $tags, ['application_id' => $post->ID, 'awsm_job_id' => $post->post_parent], []);

        foreach (is_array($filtered) ? $filtered : [] as $tag => $value) {
            if (is_string($tag) && is_string($value)) {
                $tags[$tag] = $value;
            }
        }

        return $tags;
    }
}
