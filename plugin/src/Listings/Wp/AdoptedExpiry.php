<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

/** An adopted site's own decision about expired openings (Rulings 11; Jobs contract 1.4). */
final class AdoptedExpiry
{
    private const OPTION = 'awsm_jobs_expired_jobs_listings';

    /** Stores what a new site does, so that no page has to ask the database for what is not there. */
    public static function install(): void
    {
        add_option(self::OPTION, 'expired');
    }

    /** Expired openings are hidden on a new site; on an adopted one the value `expired` hides them. */
    public static function hides(): bool
    {
        $adopted = get_option(self::OPTION, null);

        return $adopted === null || $adopted === 'expired';
    }
}
