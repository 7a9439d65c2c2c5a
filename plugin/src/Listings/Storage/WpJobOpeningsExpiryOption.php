<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Storage;

/** Reads the option of WP Job Openings that hides expired openings. */
final class WpJobOpeningsExpiryOption
{
    private const OPTION = 'awsm_jobs_expired_jobs_listings';

    /**
     * Adds the default for a new site, so that the autoloaded options contain it and no request queries for a missing
     * option.
     */
    public static function addDefault(): void
    {
        add_option(self::OPTION, 'expired');
    }

    /** Returns whether expired openings are hidden: on new sites, and when the existing option is `expired`. */
    public static function hidesExpired(): bool
    {
        $option = get_option(self::OPTION, null);

        return $option === null || $option === 'expired';
    }
}
