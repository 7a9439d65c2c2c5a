<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Services;

/** Sources of the Content-Security-Policy that the Google tag needs, whichever service loads it. */
final class GoogleSources
{
    public const CSP = [
        'script-src' => ['https://www.googletagmanager.com'],
        'img-src' => ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
        'connect-src' => [
            'https://www.googletagmanager.com',
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
        ],
    ];
}
