<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** The Content-Security-Policy that a site with these services needs. WordPress prints scripts and styles into pages, so those stay allowed. */
final class Policy
{
    private const BASE = [
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

    /** @param list<Service> $services */
    public static function of(array $services): string
    {
        $sources = self::BASE;
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
