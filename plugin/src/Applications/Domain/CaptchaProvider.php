<?php

declare(strict_types=1);

// phpcs:disable PluginCheck.CodeAnalysis.Offloading.OffloadedContent -- services that the owner chooses, which must be loaded from their own hosts.

namespace CourantDesk\Applications\Domain;

/**
 * Lists the captcha providers.
 *
 * @see docs/compatibility/wp-job-openings.md#application-form-markup
 * @see docs/features/applications.md#spam-protection
 */
enum CaptchaProvider: string
{
    case Recaptcha = 'recaptcha';
    case RecaptchaV3 = 'recaptcha-v3';
    case Hcaptcha = 'hcaptcha';
    case Turnstile = 'turnstile';

    /** Action name for reCAPTCHA v3, the same as in WP Job Openings. */
    public const RECAPTCHA_ACTION = 'applicationform';

    public function label(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'reCAPTCHA',
            self::Hcaptcha => 'hCaptcha',
            self::Turnstile => 'Turnstile',
        };
    }

    /** Returns the name of the company whose server the browser contacts, for display. */
    public function company(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'Google',
            self::Hcaptcha => 'hCaptcha',
            self::Turnstile => 'Cloudflare',
        };
    }

    public function verifyUrl(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'https://www.google.com/recaptcha/api/siteverify',
            self::Hcaptcha => 'https://api.hcaptcha.com/siteverify',
            self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        };
    }

    public function scriptUrl(string $siteKey): string
    {
        return match ($this) {
            self::Recaptcha => 'https://www.google.com/recaptcha/api.js?render=explicit',
            self::RecaptchaV3 => 'https://www.google.com/recaptcha/api.js?render=' . rawurlencode($siteKey),
            self::Hcaptcha => 'https://js.hcaptcha.com/1/api.js?render=explicit',
            self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
        };
    }

    /**
     * @return array<string, list<string>> sources of the Content-Security-Policy by directive, as the providers
     *     document
     */
    public function policySources(): array
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => [
                'script-src' => ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
                'frame-src' => ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
                'connect-src' => ['https://www.google.com/recaptcha/'],
            ],
            self::Hcaptcha => array_fill_keys(
                ['script-src', 'frame-src', 'style-src', 'connect-src'],
                ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
            ),
            self::Turnstile => array_fill_keys(['script-src', 'frame-src', 'connect-src'], [
                'https://challenges.cloudflare.com',
            ]),
        };
    }

    /** Returns the name of the form field that the widget adds. */
    public function responseField(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'g-recaptcha-response',
            self::Hcaptcha => 'h-captcha-response',
            self::Turnstile => 'cf-turnstile-response',
        };
    }

    /** Returns the class of the element that the widget renders into. */
    public function containerClass(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'g-recaptcha',
            self::Hcaptcha => 'h-captcha',
            self::Turnstile => 'cf-turnstile',
        };
    }

    /** Returns the provider family, as in the group class of WP Job Openings. */
    public function family(): string
    {
        return $this === self::RecaptchaV3 ? 'recaptcha' : $this->value;
    }
}
