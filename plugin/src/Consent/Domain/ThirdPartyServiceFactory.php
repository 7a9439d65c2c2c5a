<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** Creates the supported services from the configured IDs. */
final class ThirdPartyServiceFactory
{
    private const GOOGLE_SOURCES = [
        'script-src' => ['https://www.googletagmanager.com'],
        'img-src' => ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
        'connect-src' => ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    ];

    /**
     * @param array<string, string> $labels  translated labels by service ID
     * @param list<string>          $domains domains of the cross-domain linker
     */
    public function __construct(private readonly array $labels, private readonly array $domains)
    {
    }

    public function tagManager(string $id, ConsentCategory $category): ?ThirdPartyService
    {
        return $id === '' ? null : $this->create('gtm', $category, 'gtm', "https://www.googletagmanager.com/gtm.js?id=$id", ['_gcl_*'], self::GOOGLE_SOURCES + ['frame-src' => ['https://www.googletagmanager.com']]);
    }

    public function analytics(string $id): ?ThirdPartyService
    {
        return $id === '' ? null : $this->create('ga4', ConsentCategory::Statistics, 'ga4', "https://www.googletagmanager.com/gtag/js?id=$id", ['_ga', '_ga_*', '_gid', '_gat*'], self::GOOGLE_SOURCES, [
            'id' => $id,
            'domains' => $this->domains,
        ]);
    }

    public function clarity(string $id): ?ThirdPartyService
    {
        $hosts = ['https://www.clarity.ms', 'https://*.clarity.ms'];

        return $id === '' ? null : $this->create('clarity', ConsentCategory::Statistics, 'clarity', "https://www.clarity.ms/tag/$id", ['_clck', '_clsk', 'CLID', 'MUID', 'ANONCHK', 'SM'], [
            'script-src' => $hosts,
            'connect-src' => [...$hosts, 'https://c.bing.com'],
            'img-src' => [...$hosts, 'https://c.bing.com'],
        ]);
    }

    public function hotjar(string $id): ?ThirdPartyService
    {
        $hosts = ['https://*.hotjar.com', 'https://*.hotjar.io'];

        return $id === '' ? null : $this->create('hotjar', ConsentCategory::Statistics, 'hotjar', "https://static.hotjar.com/c/hotjar-$id.js?sv=6", ['_hj*'], [
            'script-src' => $hosts,
            'connect-src' => [...$hosts, 'wss://*.hotjar.com'],
            'img-src' => $hosts,
            'frame-src' => $hosts,
            'font-src' => $hosts,
        ], ['id' => (int) $id]);
    }

    /** @param string $target such as `AW-123456789/AbC-D_efG` */
    public function adsConversion(string $target): ?ThirdPartyService
    {
        $id = explode('/', $target)[0];

        return $target === '' ? null : $this->create('conversion', ConsentCategory::Marketing, 'conversion', "https://www.googletagmanager.com/gtag/js?id=$id", ['_gcl_*', '_gac_*'], [
            'script-src' => [...self::GOOGLE_SOURCES['script-src'], 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
            'img-src' => [...self::GOOGLE_SOURCES['img-src'], 'https://www.google.com', 'https://googleads.g.doubleclick.net'],
            'connect-src' => self::GOOGLE_SOURCES['connect-src'],
            'frame-src' => ['https://td.doubleclick.net'],
        ], ['id' => $id, 'target' => $target]);
    }

    /** @param string $src URL of its script on one of the allowed hosts */
    public function imageService(string $src, ConsentCategory $category): ?ThirdPartyService
    {
        $host = parse_url($src, PHP_URL_HOST);
        $origin = is_string($host) ? ['https://' . $host] : [];

        return $src === '' ? null : $this->create('images', $category, 'images', $src, [], ['script-src' => $origin, 'img-src' => $origin], [
            'autoResizingEnabled' => false,
            'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true],
        ]);
    }

    /**
     * @param list<string>                $cookies
     * @param array<string, list<string>> $csp
     * @param array<string, mixed>        $options
     */
    private function create(string $id, ConsentCategory $category, string $kind, string $src, array $cookies, array $csp, array $options = []): ThirdPartyService
    {
        return new ThirdPartyService(
            id: $id,
            label: $this->labels[$id] ?? $id,
            category: $category,
            kind: $kind,
            src: $src,
            cookies: $cookies,
            csp: $csp,
            attributes: [],
            options: $options
        );
    }
}
