<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

/** Provides the translated texts that are used while the setting of a text is empty; their fields show them. */
final class DefaultTexts
{
    /** Returns the consent text as HTML, with a link to the privacy policy if the site has one. */
    public static function consent(): string
    {
        $policy = get_privacy_policy_url();

        return $policy === ''
            ? esc_html__('I agree that my data is stored and used to process my application.', 'courant-desk')
            : sprintf(
                wp_kses(
                    /* translators: %s: URL of the privacy policy */
                    __('I agree that my data is stored and used to process my application, as described in the <a href="%s">privacy policy</a>.', 'courant-desk'),
                    ['a' => ['href' => true]],
                ),
                esc_url($policy)
            );
    }

    /** Returns the text of the consent to keep data for future openings. */
    public static function retentionConsent(int $months): string
    {
        return sprintf(
            /* translators: %d: number of months */
            _n(
                'You may keep my data for %d month and contact me about other openings. I can withdraw this consent at any time.',
                'You may keep my data for %d months and contact me about other openings. I can withdraw this consent at any time.',
                $months,
                'courant-desk',
            ),
            $months,
        );
    }

    public static function acknowledgementSubject(): string
    {
        return __('We have received your application for {job-title}', 'courant-desk');
    }

    public static function notificationSubject(): string
    {
        return __('Application for {job-title} from {applicant}', 'courant-desk');
    }

    /** Returns the text about what happens after an application was sent. */
    public static function nextSteps(bool $isAcknowledged): string
    {
        return $isAcknowledged
            ? __('We confirm your application by email. The link in it shows your application, and you can withdraw it there.', 'courant-desk')
            : __('We read your application and reply by email.', 'courant-desk');
    }

    public static function captchaError(): string
    {
        return __('Please confirm that you are a person.', 'courant-desk');
    }
}
