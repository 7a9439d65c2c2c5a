<?php

declare(strict_types=1);

namespace CourantDesk\JobViews\Domain;

/** Where a visitor came from: a host name, a campaign's source, `direct` or `other`; never an address with its path. */
final class Source
{
    public const DIRECT = 'direct';
    public const OTHER = 'other';
    public const MAX = 60;

    /**
     * @param string $sent what the browser sent: `utm_source` or the referrer's host; anything may stand there
     * @param string $own  the site's own host, from which nobody comes
     */
    public static function clean(string $sent, string $own): string
    {
        $source = strtolower(trim($sent));
        $source = str_starts_with($source, 'www.') ? substr($source, 4) : $source;
        if ($source === '' || $source === preg_replace('/^www\./', '', strtolower($own))) {
            return self::DIRECT;
        }

        return preg_match('/^[a-z0-9][a-z0-9._-]{0,' . (self::MAX - 1) . '}$/', $source) === 1 ? $source : self::OTHER;
    }
}
