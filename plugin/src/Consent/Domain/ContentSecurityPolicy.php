<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/**
 * Builds the Content-Security-Policy for a set of services. WordPress prints inline scripts and styles, so these stay
 * allowed.
 */
final class ContentSecurityPolicy
{
    private const BASE_SOURCES = [
        'default-src' => ["'self'"],
        'script-src' => ["'self'", "'unsafe-inline'"],
        'style-src' => ["'self'", "'unsafe-inline'"],
        'img-src' => ["'self'", 'data:'],
        'font-src' => ["'self'", 'data:'],
        'connect-src' => ["'self'"],
        'frame-src' => ["'self'"],
        'object-src' => ["'none'"],
        'base-uri' => ["'self'"],
    ];

    /** @param list<ThirdPartyService> $services */
    public static function forServices(array $services): string
    {
        $sources = self::BASE_SOURCES;
        foreach ($services as $service) {
            foreach ($service->csp as $directive => $hosts) {
                $sources[$directive] = [...($sources[$directive] ?? ["'self'"]), ...$hosts];
            }
        }
        $parts = [];
        foreach ($sources as $directive => $hosts) {
            $parts[] = $directive . ' ' . implode(' ', array_unique($hosts));
        }

        return implode('; ', $parts);
    }
}
