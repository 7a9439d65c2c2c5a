<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Applications\Domain\Suspicion;

/** Returns the reasons why an application is suspected spam, as labels for recruiters. */
final class SuspicionLabels
{
    public const META_KEY = 'courant_suspicions';

    /** @return list<string> empty for an application that is not suspected */
    public static function forApplication(int $application): array
    {
        $stored = get_post_meta($application, self::META_KEY, true);
        $labels = [];
        foreach (is_string($stored) && $stored !== '' ? explode(' ', $stored) : [] as $slug) {
            $suspicion = Suspicion::tryFrom($slug);
            $labels[] = $suspicion === null ? $slug : self::label($suspicion);
        }

        return $labels;
    }

    public static function label(Suspicion $suspicion): string
    {
        return match ($suspicion) {
            Suspicion::Honeypot => __('A hidden field was filled in', 'courant-desk'),
            Suspicion::TooFast => __('Sent within three seconds', 'courant-desk'),
            Suspicion::CrossSite => __('Sent from another website', 'courant-desk'),
            Suspicion::Rate => __('Many applications from the same IP address', 'courant-desk'),
            Suspicion::Akismet => __('Akismet reported spam', 'courant-desk'),
            Suspicion::CaptchaMissing => __('The captcha was not solved', 'courant-desk'),
            Suspicion::CaptchaScore => __('The captcha’s score was too low', 'courant-desk'),
            Suspicion::CaptchaHost => __('The captcha was solved on another host name', 'courant-desk'),
            Suspicion::CaptchaOutage => __('The captcha’s provider could not be reached', 'courant-desk'),
            Suspicion::Duplicate => __('An earlier application for this opening has the same email address', 'courant-desk'),
        };
    }
}
