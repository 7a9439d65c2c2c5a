<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\ApplicationForms\Domain\FormSettings;
use CourantDesk\Applications\Admin\FileKindLabels;
use CourantDesk\Email\Domain\AutomaticEmailTexts;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsField;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\StorageLimits;

/** Defines and reads the settings for applications. */
final class ApplicationsSettings extends ModuleSettings implements FormSettings, AutomaticEmailTexts
{
    /**
     * Allowance for everything in a request body except the files; bytes. @see
     * docs/features/applications.md#upload-size
     */
    private const FORM_BODY_BYTES = 65536;

    private const INLINE_HTML = ['a' => ['href' => true, 'target' => true, 'rel' => true], 'strong' => [], 'em' => []];

    public function groupId(): string
    {
        return 'applications';
    }

    public function title(): string
    {
        return __('Applications', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::APPLICATIONS;
    }

    public function fields(): array
    {
        $tags = __('Available placeholders: {applicant}, {applicant-email}, {applicant-phone}, {applicant-cover}, {applicant-resume}, {application-id}, {job-title}, {job-id}, {company}, {site-title} and {site-url}, and the fields of your forms.', 'courant-desk')
            . ' ' . __('In emails to applicants, {application-link} is the link to their applicant portal, and of the form fields only {applicant} is replaced.', 'courant-desk');

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
            new SettingsField('consent', 'bool', true, __('Require consent to data processing', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('consent_text', 'longtext', '', __('Consent text', 'courant-desk'), __('Can contain a link. Leave empty to use the default.', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('keep', 'bool', false, __('Ask for consent to keep data for future openings', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('keep_months', 'int', 12, __('Consent period for future openings (months)', 'courant-desk'), '', [], 1, 60, capability: Capabilities::PRIVACY),
            new SettingsField('keep_text', 'longtext', '', __('Consent text for future openings', 'courant-desk'), __('Can contain a link and {months}. Leave empty to use the default.', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('validation', 'bool', true, __('Validate fields in the browser', 'courant-desk')),
            new SettingsField('acknowledgement', 'bool', true, __('Send confirmation emails to applicants', 'courant-desk')),
            new SettingsField('acknowledgement_subject', 'text', '', __('Confirmation email subject', 'courant-desk'), __('Leave empty to use the default.', 'courant-desk')),
            new SettingsField('acknowledgement_text', 'longtext', '', __('Confirmation email text', 'courant-desk'), $tags),
            new SettingsField('change_confirmation', 'bool', true, __('Confirm replaced files and withdrawals to applicants by email', 'courant-desk')),
            new SettingsField('notification', 'bool', true, __('Send notification emails to HR', 'courant-desk')),
            new SettingsField('notification_subject', 'text', '', __('Notification email subject', 'courant-desk'), __('Leave empty to use the default.', 'courant-desk')),
            new SettingsField('notification_text', 'longtext', '', __('Notification email text', 'courant-desk'), $tags),
            new SettingsField('grace_minutes', 'int', 10, __('Grace period after closing (minutes)', 'courant-desk'), min: 0, max: 1440),
            new SettingsField('limit', 'int', 30, __('Maximum applications per minute and IP address', 'courant-desk'), __('Further applications are stored as suspected spam.', 'courant-desk'), [], 1, 100000, capability: Capabilities::SITE),
            new SettingsField('reply_limit', 'int', 3, __('Maximum automatic replies per hour and email address', 'courant-desk'), '', [], 1, 1000, capability: Capabilities::SITE),
            new SettingsField('max_store_megabytes', 'int', 51200, __('Maximum size of all applicants’ files (MB)', 'courant-desk'), __('At 80%, recruiters see a notice. At 100%, applications with files are rejected with “try again later”.', 'courant-desk'), [], 1, 100000000, capability: Capabilities::SITE),
            new SettingsField('max_hour_megabytes', 'int', 2048, __('Maximum size of files received within an hour (MB)', 'courant-desk'), __('Further applications with files are rejected with “try again later”.', 'courant-desk'), [], 1, 100000000, capability: Capabilities::SITE),
            new SettingsField('min_free_megabytes', 'int', 200, __('Disk space to keep free (MB)', 'courant-desk'), __('With less free space, applications with files are rejected with “try again later”.', 'courant-desk'), [], 0, 100000000, capability: Capabilities::SITE),
            new SettingsField('site_reply_limit', 'int', 500, __('Maximum automatic replies per hour (whole site)', 'courant-desk'), __('Further applications are stored, but receive no automatic reply.', 'courant-desk'), [], 1, 1000000, capability: Capabilities::SITE),
            new SettingsField('attempt_factor', 'int', 10, __('Attempts per application', 'courant-desk'), __('An IP address can send up to this many attempts for each allowed application, including incomplete and rejected ones.', 'courant-desk'), [], 1, 1000, capability: Capabilities::SITE),
            new SettingsField('connection_factor', 'int', 20, __('Visitors per connecting IP address', 'courant-desk'), __('A connecting IP address can send this many times the limit of one visitor, regardless of forwarding headers.', 'courant-desk'), [], 1, 1000, capability: Capabilities::SITE),
            new SettingsField('portal_limit', 'int', 60, __('Maximum applicant portal requests per minute and IP address', 'courant-desk'), '', [], 1, 100000, capability: Capabilities::SITE),
            new SettingsField('proxies', 'text', '', __('IP addresses of trusted proxies', 'courant-desk'), __('Separate addresses with spaces. Only these proxies can forward the IP address of a visitor.', 'courant-desk'), capability: Capabilities::SITE),
            new SettingsField('keep_address', 'bool', false, __('Store the IP address of applicants', 'courant-desk'), capability: Capabilities::PRIVACY),
        ];
    }

    public function validationError(string $key, mixed $value): string
    {
        if ($key === 'types' && (!is_array($value) || array_filter($value, static fn (mixed $one): bool => is_string($one) && $one !== '') === [])) {
            return __('Select at least one file type.', 'courant-desk');
        }
        $addresses = $key === 'proxies' && is_string($value) ? self::split($value) : [];
        foreach ($addresses as $address) {
            if (filter_var($address, FILTER_VALIDATE_IP) === false) {
                /* translators: %s: the text that was entered */
                return sprintf(__('%s is not an IP address.', 'courant-desk'), $address);
            }
        }

        return '';
    }

    /** @return list<FileKind> */
    public function acceptedFileKinds(): array
    {
        $kinds = array_values(array_filter(array_map([FileKind::class, 'tryFrom'], $this->choices('types'))));

        return $kinds !== [] ? $kinds : [FileKind::Pdf];
    }

    /** Returns the size limit of one file in bytes. @see docs/features/applications.md#upload-size */
    public function maxFileBytes(): int
    {
        return max(1, min($this->serverBytes('upload_max_filesize'), $this->maxTotalBytes(), $this->int('max_megabytes') * MB_IN_BYTES));
    }

    /**
     * Returns the size limit of all files of an application together, in bytes. @see
     * docs/features/applications.md#upload-size
     */
    public function maxTotalBytes(): int
    {
        return max(1, $this->serverBytes('post_max_size') - self::FORM_BODY_BYTES);
    }

    public function storageLimits(): StorageLimits
    {
        return new StorageLimits(
            $this->int('max_store_megabytes') * MB_IN_BYTES,
            $this->int('max_hour_megabytes') * MB_IN_BYTES,
            $this->int('min_free_megabytes') * MB_IN_BYTES,
        );
    }

    public function isConsentRequired(): bool
    {
        return $this->bool('consent');
    }

    /** Returns the consent text as sanitized HTML. */
    public function consentText(): string
    {
        $text = $this->text('consent_text');
        if ($text !== '') {
            return wp_kses($text, self::INLINE_HTML);
        }
        $policy = get_privacy_policy_url();

        return $policy === ''
            ? esc_html__('I agree that my data is stored and used to process my application.', 'courant-desk')
            : sprintf(
                /* translators: %s: URL of the privacy policy */
                wp_kses(__('I agree that my data is stored and used to process my application, as described in the <a href="%s">privacy policy</a>.', 'courant-desk'), ['a' => ['href' => true]]),
                esc_url($policy)
            );
    }

    public function isRetentionConsentOffered(): bool
    {
        return $this->bool('keep');
    }

    public function retentionConsentMonths(): int
    {
        return $this->int('keep_months');
    }

    /** Returns the text of the retention consent as sanitized HTML. */
    public function retentionConsentText(): string
    {
        $months = $this->retentionConsentMonths();
        /* translators: %d: number of months */
        $usual = sprintf(_n('You may keep my data for %d month and contact me about other openings. I can withdraw this consent at any time.', 'You may keep my data for %d months and contact me about other openings. I can withdraw this consent at any time.', $months, 'courant-desk'), $months);

        return strtr(wp_kses($this->textOrDefault('keep_text', $usual), self::INLINE_HTML), ['{months}' => (string) $months]);
    }

    public function isBrowserValidationEnabled(): bool
    {
        return $this->bool('validation');
    }

    public function isAcknowledgementEnabled(): bool
    {
        return $this->bool('acknowledgement');
    }

    public function isNotificationEnabled(): bool
    {
        return $this->bool('notification');
    }

    /** Returns whether applicants get an email when they replace files or withdraw. */
    public function isChangeConfirmationEnabled(): bool
    {
        return $this->bool('change_confirmation');
    }

    public function acknowledgementSubject(): string
    {
        return $this->textOrDefault('acknowledgement_subject', __('We have received your application for {job-title}', 'courant-desk'));
    }

    /** Returns the text of the acknowledgement email; '' means the text of the template. */
    public function acknowledgementText(): string
    {
        return $this->text('acknowledgement_text');
    }

    public function notificationSubject(): string
    {
        return $this->textOrDefault('notification_subject', __('Application for {job-title} from {applicant}', 'courant-desk'));
    }

    public function notificationText(): string
    {
        return $this->text('notification_text');
    }

    public function graceSeconds(): int
    {
        return $this->int('grace_minutes') * 60;
    }

    public function applicationsPerMinute(): int
    {
        return $this->int('limit');
    }

    /** Returns the maximum number of attempts per visitor, including incomplete and rejected ones. */
    public function attemptsPerMinute(): int
    {
        return $this->applicationsPerMinute() * $this->int('attempt_factor');
    }

    public function connectionFactor(): int
    {
        return $this->int('connection_factor');
    }

    public function portalRequestsPerMinute(): int
    {
        return $this->int('portal_limit');
    }

    public function siteRepliesPerHour(): int
    {
        return $this->int('site_reply_limit');
    }

    public function repliesPerHour(): int
    {
        return $this->int('reply_limit');
    }

    /** @return list<string> */
    public function trustedProxies(): array
    {
        return array_values(array_filter(self::split($this->text('proxies')), static fn (string $address): bool => filter_var($address, FILTER_VALIDATE_IP) !== false));
    }

    /** @return list<string> */
    private static function split(string $addresses): array
    {
        $parts = preg_split('/[\s,]+/', $addresses, -1, PREG_SPLIT_NO_EMPTY);

        return $parts === false ? [] : $parts;
    }

    public function isNetworkAddressStored(): bool
    {
        return $this->bool('keep_address');
    }

    private function textOrDefault(string $key, string $usual): string
    {
        return $this->text($key) !== '' ? $this->text($key) : $usual;
    }

    private function serverBytes(string $setting): int
    {
        $bytes = wp_convert_hr_to_bytes((string) ini_get($setting));

        return $bytes > 0 ? $bytes : PHP_INT_MAX;
    }

    public function fileKindLabels(): array
    {
        return FileKindLabels::all();
    }
}
