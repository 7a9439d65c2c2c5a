<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Domain\CaptchaProvider;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings that protect against spam and harmful files. All of them are off by default. */
final class ProtectionSettings extends ModuleSettings
{
    public const ALLOW = 'allow';
    public const WARN = 'warn';
    public const HOLD = 'refuse';

    public function groupId(): string
    {
        return 'protection';
    }

    public function title(): string
    {
        return __('Spam and malware protection', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Site;
    }

    public function capability(): string
    {
        return Capabilities::SITE;
    }

    public function fields(): array
    {
        return [
            ...self::captchaFields(),
            new SettingsField(
                'akismet',
                'bool',
                false,
                __('Check applications with Akismet', 'courant-desk'),
                __('Requires the Akismet plugin. Name, email address and cover letter are sent to Akismet; mention this in your privacy policy.', 'courant-desk'),
                capability: Capabilities::PRIVACY,
            ),
            new SettingsField(
                'duplicates',
                'choice',
                self::ALLOW,
                __('Second application for the same opening', 'courant-desk'),
                help: __('Applicants are identified by email address. The form does not reveal that an application already exists.', 'courant-desk'),
                choices: [
                    self::ALLOW => __('Allow', 'courant-desk'),
                    self::WARN => __('Allow and mark', 'courant-desk'),
                    self::HOLD => __('Hold, and notify the applicant by email', 'courant-desk'),
                ],
                capability: Capabilities::APPLICATIONS,
            ),
            new SettingsField(
                'scanner', 'bool', false, __('Scan files with ClamAV', 'courant-desk'),
                __('Files that cannot be scanned are accepted and marked.', 'courant-desk'),
            ),
            new SettingsField(
                'scanner_address', 'text', 'unix:///run/clamav/clamd.ctl', __('ClamAV daemon address', 'courant-desk'),
                __('For example unix:///run/clamav/clamd.ctl or tcp://127.0.0.1:3310.', 'courant-desk'),
            ),
        ];
    }

    public function validationError(string $key, mixed $value): string
    {
        return $key === 'scanner_address' && (!is_string($value) || !self::isSocketAddress($value))
            ? __('Enter an address that begins with unix:/// or tcp://.', 'courant-desk')
            : '';
    }

    /** Returns the captcha provider, or null unless both keys are set. */
    public function captchaProvider(): ?CaptchaProvider
    {
        return $this->siteKey() === '' || $this->secretKey() === ''
            ? null
            : CaptchaProvider::tryFrom($this->text('captcha'));
    }

    public function siteKey(): string
    {
        return $this->text('site_key');
    }

    public function secretKey(): string
    {
        return $this->text('secret_key');
    }

    public function minCaptchaScore(): float
    {
        return $this->int('score') / 100;
    }

    public function captchaMessage(): string
    {
        return $this->text('captcha_message') !== ''
            ? $this->text('captcha_message')
            : DefaultTexts::captchaError();
    }

    public function isAkismetEnabled(): bool
    {
        return $this->bool('akismet');
    }

    public function duplicatePolicy(): string
    {
        return $this->text('duplicates');
    }

    /** Returns the socket of the ClamAV daemon; '' when files are not scanned. */
    public function scannerAddress(): string
    {
        return $this->bool('scanner') && self::isSocketAddress($this->text('scanner_address'))
            ? $this->text('scanner_address')
            : '';
    }

    private static function isSocketAddress(string $address): bool
    {
        return preg_match('#^(?:unix:///[\w./-]{1,100}|tcp://(?:[\w.-]{1,200}|\[[0-9a-f:]+\]):\d{1,5})$#iD', $address) === 1;
    }

    /** @return list<SettingsField> */
    private static function captchaFields(): array
    {
        return [
            new SettingsField(
                key: 'captcha',
                type: 'choice',
                default: 'none',
                label: __('Captcha in the application form', 'courant-desk'),
                help: __('The captcha is loaded from its provider when a visitor starts filling in the form. A note in the form announces this. While the provider is unavailable, applications are stored as suspected spam.', 'courant-desk'),
                choices: [
                    'none' => __('None', 'courant-desk'),
                    CaptchaProvider::Recaptcha->value => 'reCAPTCHA v2',
                    CaptchaProvider::RecaptchaV3->value => 'reCAPTCHA v3',
                    CaptchaProvider::Hcaptcha->value => 'hCaptcha',
                    CaptchaProvider::Turnstile->value => 'Cloudflare Turnstile',
                ]
            ),
            new SettingsField('site_key', 'text', '', __('Captcha site key', 'courant-desk')),
            new SettingsField('secret_key', 'secret', '', __('Captcha secret key', 'courant-desk')),
            new SettingsField(
                key: 'score',
                type: 'int',
                default: 50,
                label: __('reCAPTCHA v3 minimum score (percent)', 'courant-desk'),
                help: __('Applications with a lower score are stored as suspected spam.', 'courant-desk'),
                choices: [],
                min: 0,
                max: 100
            ),
            new SettingsField(
                'captcha_message', 'text', '', __('Captcha error message', 'courant-desk'),
                __('Leave empty to use the default.', 'courant-desk'), capability: Capabilities::APPLICATIONS,
                placeholder: DefaultTexts::captchaError(...),
            ),
        ];
    }
}
