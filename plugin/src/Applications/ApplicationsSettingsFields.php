<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Admin\FileKindLabels;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings fields for applications. */
final class ApplicationsSettingsFields
{
    /** @return list<SettingsField> */
    public static function all(): array
    {
        return [
            ...self::formFields(),
            ...self::emailFields(),
            ...self::requestLimitFields(),
            ...self::storageLimitFields(),
            ...self::connectionFields(),
        ];
    }

    /** @return list<SettingsField> files and consent */
    private static function formFields(): array
    {
        return [
            new SettingsField(
                key: 'types',
                type: 'choices',
                default: ['pdf', 'doc', 'docx'],
                label: __('Accepted file types', 'courant-desk'),
                help: '',
                choices: FileKindLabels::all()
            ),
            new SettingsField(
                key: 'max_megabytes',
                type: 'int',
                default: 10,
                label: __('Maximum file size (MB)', 'courant-desk'),
                help: __('The upload limit of the server also applies.', 'courant-desk'),
                choices: [],
                min: 1,
                max: 500
            ),
            new SettingsField(
                'consent', 'bool', true, __('Require consent to data processing', 'courant-desk'),
                capability: Capabilities::PRIVACY,
            ),
            new SettingsField(
                'consent_text', 'longtext', '', __('Consent text', 'courant-desk'),
                __('Can contain a link. Leave empty to use the default.', 'courant-desk'),
                capability: Capabilities::PRIVACY,
                placeholder: static fn (): string => wp_strip_all_tags(DefaultTexts::consent()),
            ),
            new SettingsField(
                'keep', 'bool', false, __('Ask for consent to keep data for future openings', 'courant-desk'),
                capability: Capabilities::PRIVACY,
            ),
            new SettingsField(
                'keep_months', 'int', 12, __('Consent period for future openings (months)', 'courant-desk'),
                min: 1, max: 60, capability: Capabilities::PRIVACY,
            ),
            new SettingsField(
                'keep_text', 'longtext', '', __('Consent text for future openings', 'courant-desk'),
                __('Can contain a link and {months}. Leave empty to use the default.', 'courant-desk'),
                capability: Capabilities::PRIVACY,
                placeholder: static fn (): string => DefaultTexts::retentionConsent(12),
            ),
            new SettingsField('validation', 'bool', true, __('Validate fields in the browser', 'courant-desk')),
            new SettingsField(
                'keep_draft', 'bool', false, __('Keep entered text in the browser', 'courant-desk'),
                __('Until the application is sent, at most 7 days. Files are not kept. On a shared computer, others can read the text.', 'courant-desk'),
            ),
            new SettingsField(
                'next_steps', 'longtext', '', __('What happens next', 'courant-desk'),
                __('Applicants see this text next to the button and after sending. Leave empty to use the default.', 'courant-desk'),
                placeholder: static fn (): string => DefaultTexts::nextSteps(true),
            ),
        ];
    }

    /** @return list<SettingsField> */
    private static function emailFields(): array
    {
        $tags = __('Available placeholders: {applicant}, {applicant-email}, {applicant-phone}, {applicant-cover}, {applicant-resume}, {application-id}, {job-title}, {job-id}, {company}, {site-title} and {site-url}, and the fields of your forms.', 'courant-desk')
            . ' ' . __('In emails to applicants, {application-link} is the link to their applicant portal, and of the form fields only {applicant} is replaced.', 'courant-desk');

        return [
            new SettingsField(
                'acknowledgement', 'bool', true, __('Send confirmation emails to applicants', 'courant-desk'),
            ),
            new SettingsField(
                'acknowledgement_subject', 'text', '', __('Confirmation email subject', 'courant-desk'),
                __('Leave empty to use the default.', 'courant-desk'),
                placeholder: DefaultTexts::acknowledgementSubject(...),
            ),
            new SettingsField(
                'acknowledgement_text', 'longtext', '', __('Confirmation email text', 'courant-desk'), $tags,
            ),
            new SettingsField(
                'change_confirmation', 'bool', true,
                __('Confirm replaced files and withdrawals to applicants by email', 'courant-desk'),
            ),
            new SettingsField('notification', 'bool', true, __('Send notification emails to HR', 'courant-desk')),
            new SettingsField(
                'notification_subject', 'text', '', __('Notification email subject', 'courant-desk'),
                __('Leave empty to use the default.', 'courant-desk'),
                placeholder: DefaultTexts::notificationSubject(...),
            ),
            new SettingsField(
                'notification_text', 'longtext', '', __('Notification email text', 'courant-desk'), $tags,
            ),
        ];
    }

    /** @return list<SettingsField> */
    private static function requestLimitFields(): array
    {
        return [
            new SettingsField(
                'grace_minutes', 'int', 10, __('Grace period after closing (minutes)', 'courant-desk'),
                help: __('Applications that are sent within this time after the closing date are accepted.', 'courant-desk'),
                min: 0, max: 1440,
            ),
            new SettingsField(
                'limit', 'int', 30, __('Maximum applications per minute and IP address', 'courant-desk'),
                help: __('Further applications are stored as suspected spam.', 'courant-desk'),
                min: 1, max: 100000,
                capability: Capabilities::SITE,
            ),
            new SettingsField(
                'reply_limit', 'int', 3, __('Maximum automatic replies per hour and email address', 'courant-desk'),
                min: 1, max: 1000, capability: Capabilities::SITE,
            ),
        ];
    }

    /** @return list<SettingsField> */
    private static function storageLimitFields(): array
    {
        return [
            new SettingsField(
                'max_store_megabytes',
                'int',
                51200,
                __('Maximum size of all applicants’ files (MB)', 'courant-desk'),
                help: __('At 80%, recruiters see a notice. At 100%, applications with files are rejected with “try again later”.', 'courant-desk'),
                min: 1,
                max: 100000000,
                capability: Capabilities::SITE,
            ),
            new SettingsField(
                'max_hour_megabytes', 'int', 2048,
                __('Maximum size of files received within an hour (MB)', 'courant-desk'),
                help: __('Further applications with files are rejected with “try again later”.', 'courant-desk'),
                min: 1, max: 100000000, capability: Capabilities::SITE,
            ),
            new SettingsField(
                'min_free_megabytes',
                'int',
                200,
                __('Disk space to keep free (MB)', 'courant-desk'),
                help: __('With less free space, applications with files are rejected with “try again later”.', 'courant-desk'),
                min: 0,
                max: 100000000,
                capability: Capabilities::SITE,
            ),
            new SettingsField(
                'site_reply_limit', 'int', 500, __('Maximum automatic replies per hour (whole site)', 'courant-desk'),
                help: __('Further applications are stored, but receive no automatic reply.', 'courant-desk'),
                min: 1, max: 1000000,
                capability: Capabilities::SITE,
            ),
        ];
    }

    /** @return list<SettingsField> */
    private static function connectionFields(): array
    {
        return [
            new SettingsField(
                'attempt_factor',
                'int',
                10,
                __('Attempts for each allowed application', 'courant-desk'),
                help: __('An IP address can send up to this many attempts for each allowed application, including incomplete and rejected ones.', 'courant-desk'),
                min: 1,
                max: 1000,
                capability: Capabilities::SITE,
            ),
            new SettingsField(
                'connection_factor',
                'int',
                20,
                __('Limit for visitors who share an IP address', 'courant-desk'),
                help: __('All visitors who connect from one IP address, such as an office, can together send this many times the limit of one visitor.', 'courant-desk'),
                min: 1,
                max: 1000,
                capability: Capabilities::SITE,
            ),
            new SettingsField(
                'portal_limit', 'int', 60,
                __('Maximum applicant portal requests per minute and IP address', 'courant-desk'), min: 1, max: 100000,
                capability: Capabilities::SITE,
            ),
            new SettingsField(
                'proxies',
                'text',
                '',
                __('IP addresses of trusted proxies', 'courant-desk'),
                __('Separate addresses with spaces. Only these proxies can forward the IP address of a visitor.', 'courant-desk'),
                capability: Capabilities::SITE,
            ),
            new SettingsField(
                'keep_address', 'bool', false, __('Store the IP address of applicants', 'courant-desk'),
                capability: Capabilities::PRIVACY,
            ),
        ];
    }
}
