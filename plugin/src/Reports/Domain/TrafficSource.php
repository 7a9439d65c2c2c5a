<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Domain;

/**
 * Normalizes the source of a visit: a host name, a campaign's source, `direct` or `other`; never a URL with its path.
 */
final class TrafficSource
{
    public const DIRECT = 'direct';
    public const OTHER = 'other';
    public const MAX_LENGTH = 60;

    /**
     * @param string $submitted value from the browser, `utm_source` or the referrer's host; untrusted
     * @param string $ownHost the site's own host, which is not a source
     */
    public static function normalize(string $submitted, string $ownHost): string
    {
        $source = strtolower(trim($submitted));
        $source = str_starts_with($source, 'www.') ? substr($source, 4) : $source;
        if ($source === '' || $source === preg_replace('/^www\./', '', strtolower($ownHost))) {
            return self::DIRECT;
        }

        return preg_match('/^[a-z0-9][a-z0-9._-]{0,' . (self::MAX_LENGTH - 1) . '}$/', $source) === 1
            ? $source
            : self::OTHER;
    }
}
