<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\PrivateFiles\Domain\FileKind;

/** Converts the options of WP Job Openings for the application form and its spam protection. */
final class WpJobOpeningsFormOptions
{
    /** Value of the setting `captcha` by the option prefix of the provider in WP Job Openings. */
    private const PROVIDERS = [
        'recaptcha' => ['awsm_jobs_recaptcha', 'recaptcha'],
        'recaptcha-v3' => ['awsm_jobs_recaptcha_v3', 'recaptcha-v3'],
        'hcaptcha' => ['awsm_jobs_hcaptcha', 'hcaptcha'],
        'turnstile' => ['awsm_jobs_turnstile', 'turnstile'],
    ];

    /** @return list<OptionRule> */
    public static function rules(): array
    {
        return [
            OptionRule::none('awsm_jobs_form_style', OptionReason::Theme),
            OptionRule::flag('awsm_jobs_enable_akismet_protection', 'protection.akismet', 'enable'),
            OptionRule::toSettings(
                'awsm_jobs_admin_upload_file_ext', 'applications.types',
                static fn (SourceOptions $source): array => self::fileTypes($source),
            ),
            OptionRule::toSettings(
                'awsm_enable_gdpr_cb', 'applications.consent',
                // The checkbox is shown only if it has a text.
                static fn (SourceOptions $source): array => [
                    'applications.consent' => $source->text('awsm_enable_gdpr_cb') !== ''
                        && $source->text('awsm_gdpr_cb_text') !== '',
                ],
            ),
            OptionRule::toSettings(
                'awsm_gdpr_cb_text', 'applications.consent_text',
                static fn (SourceOptions $source): array => [
                    'applications.consent_text' => $source->text('awsm_gdpr_cb_text'),
                ],
            ),
            OptionRule::toSettings('awsm_jobs_enable_captcha', self::captchaTargets(), self::captcha(...)),
            // The on/off option of versions before 3.6.
            OptionRule::toSettings(
                'awsm_jobs_enable_recaptcha', self::captchaTargets(),
                static fn (SourceOptions $source): array
                    => $source->has('awsm_jobs_enable_captcha') ? [] : self::captcha($source),
            ),
            ...self::captchaKeyRules(),
            OptionRule::none('awsm_jobs_captcha_no_conflict_scripts', OptionReason::AlwaysOn),
        ];
    }

    /** @return array<string, list<string>> the types that Courant Desk knows; empty when it knows none of them */
    private static function fileTypes(SourceOptions $source): array
    {
        $types = array_values(array_filter(
            $source->texts('awsm_jobs_admin_upload_file_ext'),
            static fn (string $extension): bool => FileKind::tryFrom($extension) !== null,
        ));

        return $types === [] ? [] : ['applications.types' => $types];
    }

    /** @return list<string> */
    private static function captchaTargets(): array
    {
        return ['protection.captcha', 'protection.site_key', 'protection.secret_key', 'protection.captcha_message'];
    }

    /** @return list<OptionRule> the options of all providers; only those of the provider in use are migrated */
    private static function captchaKeyRules(): array
    {
        $names = ['awsm_jobs_recaptcha_type'];
        foreach (self::PROVIDERS as [$prefix]) {
            $names[] = $prefix . '_site_key';
            $names[] = $prefix . '_secret_key';
        }
        $names = [
            ...$names, 'awsm_jobs_recaptcha_fail_message', 'awsm_jobs_hcaptcha_fail_message',
            'awsm_jobs_turnstile_fail_message',
        ];

        return array_map(
            static fn (string $name): OptionRule => OptionRule::toSettings(
                $name, self::captchaTargets(), self::captcha(...),
            ),
            $names,
        );
    }

    /** @return array<string, mixed> */
    private static function captcha(SourceOptions $source): array
    {
        $provider = self::provider($source);
        if ($provider === '') {
            return [];
        }
        [$prefix, $value] = self::PROVIDERS[$provider];
        $family = $provider === 'recaptcha-v3' ? 'awsm_jobs_recaptcha' : $prefix;

        return [
            'protection.captcha' => $value,
            'protection.site_key' => $source->text($prefix . '_site_key'),
            'protection.secret_key' => $source->text($prefix . '_secret_key'),
            'protection.captcha_message' => $source->decoded($family . '_fail_message'),
        ];
    }

    /**
     * Returns the provider in use; '' for none. Invisible reCAPTCHA v2 is not migrated, because its keys do not work
     * with the checkbox.
     *
     * @return 'recaptcha'|'recaptcha-v3'|'hcaptcha'|'turnstile'|''
     */
    private static function provider(SourceOptions $source): string
    {
        $chosen = $source->has('awsm_jobs_enable_captcha')
            ? $source->text('awsm_jobs_enable_captcha')
            : ($source->text('awsm_jobs_enable_recaptcha') === 'enable' ? 'recaptcha' : 'none');

        return match ($chosen) {
            'hcaptcha', 'turnstile' => $chosen,
            'recaptcha' => match ($source->text('awsm_jobs_recaptcha_type')) {
                'v3' => 'recaptcha-v3',
                'v2_invisible' => '',
                default => 'recaptcha',
            },
            default => '',
        };
    }
}
