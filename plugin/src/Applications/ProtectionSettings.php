<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Domain\CaptchaProvider;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
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
        return __('Protection', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::SITE;
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                key: 'captcha',
                type: 'choice',
                default: 'none',
                label: __('Captcha in the application form', 'courant-desk'),
                help: __('It is loaded from its provider at the first touch of the form, and the form says so. While the provider is down, applications are kept as suspected spam.', 'courant-desk'),
                choices: [
                    'none' => __('None', 'courant-desk'),
                    CaptchaProvider::Recaptcha->value => 'reCAPTCHA v2',
                    CaptchaProvider::RecaptchaV3->value => 'reCAPTCHA v3',
                    CaptchaProvider::Hcaptcha->value => 'hCaptcha',
                    CaptchaProvider::Turnstile->value => 'Cloudflare Turnstile',
                ]
            ),
            new SettingsField('site_key', 'text', '', __('Its site key', 'courant-desk')),
            new SettingsField('secret_key', 'secret', '', __('Its secret key', 'courant-desk')),
            new SettingsField(
                key: 'score',
                type: 'int',
                default: 50,
                label: __('reCAPTCHA v3: least score of a person, in percent', 'courant-desk'),
                help: __('Below it, applications are kept as suspected spam.', 'courant-desk'),
                choices: [],
                min: 0,
                max: 100
            ),
            new SettingsField('captcha_message', 'text', '', __('What is said when it was not solved', 'courant-desk'), __('Empty: a usual text.', 'courant-desk'), capability: Capabilities::APPLICATIONS),
            new SettingsField('akismet', 'bool', false, __('Ask Akismet, where it is active', 'courant-desk'), __('Name, e-mail address and letter are sent to it: your privacy policy should say so.', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('duplicates', 'choice', self::ALLOW, __('A second application for the same opening', 'courant-desk'), __('By the e-mail address. Whoever sends it is told nothing; the address itself is.', 'courant-desk'), [
                self::ALLOW => __('is welcome', 'courant-desk'),
                self::WARN => __('is welcome and marked', 'courant-desk'),
                self::HOLD => __('is kept apart, and the applicant is told by e-mail', 'courant-desk'),
            ], capability: Capabilities::APPLICATIONS),
            new SettingsField('scanner', 'bool', false, __('Scan files with ClamAV', 'courant-desk'), __('Files that it cannot scan are taken and marked.', 'courant-desk')),
            new SettingsField('scanner_address', 'text', 'unix:///run/clamav/clamd.ctl', __('Where its daemon listens', 'courant-desk'), __('Such as unix:///run/clamav/clamd.ctl or tcp://127.0.0.1:3310.', 'courant-desk')),
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
        return $this->siteKey() === '' || $this->secretKey() === '' ? null : CaptchaProvider::tryFrom($this->text('captcha'));
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
        return $this->text('captcha_message') !== '' ? $this->text('captcha_message') : __('Please confirm that you are a person.', 'courant-desk');
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
        return $this->bool('scanner') && self::isSocketAddress($this->text('scanner_address')) ? $this->text('scanner_address') : '';
    }

    private static function isSocketAddress(string $address): bool
    {
        return preg_match('#^(?:unix:///[\w./-]{1,100}|tcp://(?:[\w.-]{1,200}|\[[0-9a-f:]+\]):\d{1,5})$#iD', $address) === 1;
    }
}
