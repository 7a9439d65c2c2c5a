<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\ApplicationForms\Domain\FormSettings;
use CourantDesk\Applications\Admin\FileKindLabels;
use CourantDesk\Email\Domain\AutomaticEmailTexts;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\StorageLimits;

/** Defines and reads the settings for applications. */
final class ApplicationsSettings extends ModuleSettings implements FormSettings, AutomaticEmailTexts
{
    /**
     * Allowance for everything in a request body except the files, in bytes. @see
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

    public function category(): SettingsCategory
    {
        return SettingsCategory::Applications;
    }

    public function capability(): string
    {
        return Capabilities::APPLICATIONS;
    }

    public function fields(): array
    {
        return ApplicationsSettingsFields::all();
    }

    public function validationError(string $key, mixed $value): string
    {
        if (
            $key === 'types' && (
                !is_array($value)
                || array_filter($value, static fn (mixed $item): bool => is_string($item) && $item !== '') === []
            )
        ) {
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
        return max(1, min(
            $this->serverBytes('upload_max_filesize'),
            $this->maxTotalBytes(),
            $this->int('max_megabytes') * MB_IN_BYTES,
        ));
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

        return DefaultTexts::consent();
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
        $default = DefaultTexts::retentionConsent($months);

        return strtr(wp_kses($this->textOrDefault('keep_text', $default), self::INLINE_HTML), [
            '{months}' => (string) $months,
        ]);
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
        return $this->textOrDefault('acknowledgement_subject', DefaultTexts::acknowledgementSubject());
    }

    /** Returns the text of the acknowledgement email; '' means the text of the template. */
    public function acknowledgementText(): string
    {
        return $this->text('acknowledgement_text');
    }

    public function notificationSubject(): string
    {
        return $this->textOrDefault('notification_subject', DefaultTexts::notificationSubject());
    }

    public function notificationText(): string
    {
        return $this->text('notification_text');
    }

    /** Returns the text for applicants about what happens after an application was sent. */
    public function nextSteps(): string
    {
        return $this->textOrDefault('next_steps', DefaultTexts::nextSteps($this->isAcknowledgementEnabled()));
    }

    public function isDraftKept(): bool
    {
        return $this->bool('keep_draft');
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
        return array_values(array_filter(
            self::split($this->text('proxies')),
            static fn (string $address): bool => filter_var($address, FILTER_VALIDATE_IP) !== false,
        ));
    }

    /** @return list<string> */
    private static function split(string $addresses): array
    {
        $items = preg_split('/[\s,]+/', $addresses, -1, PREG_SPLIT_NO_EMPTY);

        return $items === false ? [] : $items;
    }

    public function isNetworkAddressStored(): bool
    {
        return $this->bool('keep_address');
    }

    private function textOrDefault(string $key, string $default): string
    {
        return $this->text($key) !== '' ? $this->text($key) : $default;
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
