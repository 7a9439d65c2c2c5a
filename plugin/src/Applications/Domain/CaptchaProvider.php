<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Who tells people from programs (Jobs contract 3.3 and 4.3). */
enum CaptchaProvider: string
{
    case Recaptcha = 'recaptcha';
    case RecaptchaV3 = 'recaptcha-v3';
    case Hcaptcha = 'hcaptcha';
    case Turnstile = 'turnstile';

    /** The contract's name of what reCAPTCHA v3 is asked about. */
    public const ACTION = 'applicationform';

    public function label(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'reCAPTCHA',
            self::Hcaptcha => 'hCaptcha',
            self::Turnstile => 'Turnstile',
        };
    }

    /** Whose server the browser asks, for people. */
    public function company(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'Google',
            self::Hcaptcha => 'hCaptcha',
            self::Turnstile => 'Cloudflare',
        };
    }

    public function verifyAddress(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'https://www.google.com/recaptcha/api/siteverify',
            self::Hcaptcha => 'https://api.hcaptcha.com/siteverify',
            self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        };
    }

    public function scriptAddress(string $siteKey): string
    {
        return match ($this) {
            self::Recaptcha => 'https://www.google.com/recaptcha/api.js?render=explicit',
            self::RecaptchaV3 => 'https://www.google.com/recaptcha/api.js?render=' . rawurlencode($siteKey),
            self::Hcaptcha => 'https://js.hcaptcha.com/1/api.js?render=explicit',
            self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
        };
    }

    /** The field that its widget puts into the form. */
    public function field(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'g-recaptcha-response',
            self::Hcaptcha => 'h-captcha-response',
            self::Turnstile => 'cf-turnstile-response',
        };
    }

    /** Class of the box that the widget is drawn into. */
    public function box(): string
    {
        return match ($this) {
            self::Recaptcha, self::RecaptchaV3 => 'g-recaptcha',
            self::Hcaptcha => 'h-captcha',
            self::Turnstile => 'cf-turnstile',
        };
    }

    /** As the contract's class of the group has it. */
    public function family(): string
    {
        return $this === self::RecaptchaV3 ? 'recaptcha' : $this->value;
    }
}
