<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Converts the options of WP Job Openings for emails: sender, recipients, texts and template. */
final class WpJobOpeningsEmailOptions
{
    /** @return list<OptionRule> */
    public static function rules(): array
    {
        return [...self::confirmationRules(), ...self::notificationRules(), ...self::authorRules(), self::template()];
    }

    /** @return list<OptionRule> the email to applicants */
    private static function confirmationRules(): array
    {
        return [
            OptionRule::flag('awsm_jobs_acknowledgement', 'applications.acknowledgement', 'acknowledgement'),
            OptionRule::toSettings(
                'awsm_jobs_from_email_notification', 'mails.from_address',
                static fn (SourceOptions $source): array => self::sender($source),
            ),
            OptionRule::toSettings(
                'awsm_jobs_reply_to_notification', 'mails.reply_to',
                // An empty setting uses the HR email address.
                static fn (SourceOptions $source): array => [
                    'mails.reply_to' => $source->address('awsm_jobs_reply_to_notification'),
                ],
            ),
            OptionRule::none('awsm_jobs_applicant_notification', OptionReason::Applicant),
            self::recipients('awsm_jobs_hr_notification', 'mails.acknowledgement_cc'),
            OptionRule::text('awsm_jobs_notification_subject', 'applications.acknowledgement_subject'),
            self::body('awsm_jobs_notification_content', 'applications.acknowledgement_text'),
            OptionRule::none('awsm_jobs_notification_mail_template', OptionReason::OneTemplate),
        ];
    }

    /** @return list<OptionRule> the email to HR */
    private static function notificationRules(): array
    {
        return [
            OptionRule::flag('awsm_jobs_enable_admin_notification', 'applications.notification', 'enable'),
            OptionRule::none('awsm_jobs_admin_from_email_notification', OptionReason::OneTemplate),
            OptionRule::toSettings(
                'awsm_jobs_admin_reply_to_notification', 'mails.notification_reply_to',
                // An empty setting uses the address of the applicant, as the tag {applicant-email} does.
                static fn (SourceOptions $source): array => [
                    'mails.notification_reply_to' => $source->address('awsm_jobs_admin_reply_to_notification'),
                ],
            ),
            self::recipients('awsm_jobs_admin_to_notification', 'mails.notification_to'),
            self::recipients('awsm_jobs_admin_hr_notification', 'mails.notification_cc'),
            OptionRule::text('awsm_jobs_admin_notification_subject', 'applications.notification_subject'),
            self::body('awsm_jobs_admin_notification_content', 'applications.notification_text'),
            OptionRule::none('awsm_jobs_notification_admin_mail_template', OptionReason::OneTemplate),
        ];
    }

    /** @return list<OptionRule> the email to the author of an opening that has closed */
    private static function authorRules(): array
    {
        $rules = [
            OptionRule::toSettings(
                'awsm_jobs_enable_expiry_notification', ['jobs.tell_closed', 'jobs.warn_days'],
                // Sites without the email about closing do not get the reminder before closing either.
                static fn (SourceOptions $source): array
                    => $source->text('awsm_jobs_enable_expiry_notification') === 'enable'
                    ? ['jobs.tell_closed' => true]
                    : ['jobs.tell_closed' => false, 'jobs.warn_days' => 0],
            ),
            OptionRule::none('awsm_jobs_author_from_email_notification', OptionReason::OneTemplate),
        ];
        foreach (
            [
                'awsm_jobs_author_reply_to_notification', 'awsm_jobs_author_to_notification',
                'awsm_jobs_author_hr_notification', 'awsm_jobs_author_notification_subject',
                'awsm_jobs_author_notification_content',
            ] as $name
        ) {
            $rules[] = OptionRule::none($name, OptionReason::AuthorEmails);
        }

        return [...$rules, OptionRule::none('awsm_jobs_notification_author_mail_template', OptionReason::OneTemplate)];
    }

    private static function template(): OptionRule
    {
        $name = 'awsm_jobs_notification_customizer';

        return OptionRule::toSettings(
            $name, ['mails.from_address', 'mail_look.accent', 'mail_look.footer', 'mail_look.logo'],
            static function (SourceOptions $source) use ($name): array {
                $footer = HtmlToTextConverter::convert($source->textAt($name, 'footer_text'));
                $color = strtolower($source->textAt($name, 'base_color'));
                $logo = $source->textAt($name, 'logo');

                return self::sender($source)
                    + (preg_match('/^#[0-9a-f]{6}$/', $color) === 1 ? ['mail_look.accent' => $color] : [])
                    + ($footer !== '' ? ['mail_look.footer' => $footer] : [])
                    + (ctype_digit($logo) ? ['mail_look.logo' => (int) $logo] : []);
            },
        );
    }

    /**
     * Returns the From address of emails: the one of confirmations, otherwise the one of the email template.
     *
     * @return array<string, string>
     */
    private static function sender(SourceOptions $source): array
    {
        $address = $source->address('awsm_jobs_from_email_notification');
        $address = $address !== '' ? $address : $source->textAt('awsm_jobs_notification_customizer', 'from_email');

        return $address === '' ? [] : ['mails.from_address' => $address];
    }

    private static function recipients(string $name, string $target): OptionRule
    {
        return OptionRule::toSettings(
            $name,
            $target,
            static fn (SourceOptions $source): array => [$target => implode(', ', $source->recipients($name))],
        );
    }

    private static function body(string $name, string $target): OptionRule
    {
        return OptionRule::toSettings(
            $name,
            $target,
            static fn (SourceOptions $source): array => [$target => HtmlToTextConverter::convert($source->text($name))],
        );
    }
}
