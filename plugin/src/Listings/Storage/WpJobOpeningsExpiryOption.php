<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Storage;

/** Reads the option of WP Job Openings that hides expired openings. */
final class WpJobOpeningsExpiryOption
{
    private const OPTION = 'awsm_jobs_expired_jobs_listings';

    /**
     * Adds the option if it is missing, so that the autoloaded options contain it and no request queries for a missing
     * option. WP Job Openings does not store it before its settings are saved, and then shows expired openings.
     */
    public static function install(bool $hidesExpired): void
    {
        add_option(self::OPTION, $hidesExpired ? 'expired' : '');
    }

    /** Returns whether expired openings are hidden: on new sites, and when the existing option is `expired`. */
    public static function hidesExpired(): bool
    {
        $option = get_option(self::OPTION, null);

        return $option === null || $option === 'expired';
    }
}
