<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** The services of the specification, made of the owner's identifiers (Spec 1, 7, 9; theme and furniture 4.1). */
final class KnownServices
{
    private const GOOGLE = [
        'script-src' => ['https://www.googletagmanager.com'],
        'img-src' => ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
        'connect-src' => ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    ];

    /**
     * @param array<string, string> $labels  by id, translated
     * @param list<string>          $domains of the linker
     */
    public function __construct(private readonly array $labels, private readonly array $domains)
    {
    }

    public function tagManager(string $id, Category $category): ?Service
    {
        return $id === '' ? null : $this->make('gtm', $category, 'gtm', "https://www.googletagmanager.com/gtm.js?id=$id", ['_gcl_*'], self::GOOGLE + ['frame-src' => ['https://www.googletagmanager.com']]);
    }

    public function analytics(string $id): ?Service
    {
        return $id === '' ? null : $this->make('ga4', Category::Statistics, 'ga4', "https://www.googletagmanager.com/gtag/js?id=$id", ['_ga', '_ga_*', '_gid', '_gat*'], self::GOOGLE, [
            'id' => $id,
            'domains' => $this->domains,
        ]);
    }

    public function clarity(string $id): ?Service
    {
        $hosts = ['https://www.clarity.ms', 'https://*.clarity.ms'];

        return $id === '' ? null : $this->make('clarity', Category::Statistics, 'clarity', "https://www.clarity.ms/tag/$id", ['_clck', '_clsk', 'CLID', 'MUID', 'ANONCHK', 'SM'], [
            'script-src' => $hosts,
            'connect-src' => [...$hosts, 'https://c.bing.com'],
            'img-src' => [...$hosts, 'https://c.bing.com'],
        ]);
    }

    public function hotjar(string $id): ?Service
    {
        $hosts = ['https://*.hotjar.com', 'https://*.hotjar.io'];

        return $id === '' ? null : $this->make('hotjar', Category::Statistics, 'hotjar', "https://static.hotjar.com/c/hotjar-$id.js?sv=6", ['_hj*'], [
            'script-src' => $hosts,
            'connect-src' => [...$hosts, 'wss://*.hotjar.com'],
            'img-src' => $hosts,
            'frame-src' => $hosts,
            'font-src' => $hosts,
        ], ['id' => (int) $id]);
    }

    /** @param string $target such as `AW-123456789/AbC-D_efG` */
    public function conversion(string $target): ?Service
    {
        $id = explode('/', $target)[0];

        return $target === '' ? null : $this->make('conversion', Category::Marketing, 'conversion', "https://www.googletagmanager.com/gtag/js?id=$id", ['_gcl_*', '_gac_*'], [
            'script-src' => [...self::GOOGLE['script-src'], 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
            'img-src' => [...self::GOOGLE['img-src'], 'https://www.google.com', 'https://googleads.g.doubleclick.net'],
            'connect-src' => self::GOOGLE['connect-src'],
            'frame-src' => ['https://td.doubleclick.net'],
        ], ['id' => $id, 'target' => $target]);
    }

    /** @param string $src its script, from one of the allowed hosts */
    public function images(string $src, Category $category): ?Service
    {
        $host = parse_url($src, PHP_URL_HOST);
        $origin = is_string($host) ? ['https://' . $host] : [];

        return $src === '' ? null : $this->make('images', $category, 'images', $src, [], ['script-src' => $origin, 'img-src' => $origin], [
            'autoResizingEnabled' => false,
            'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true],
        ]);
    }

    /**
     * @param list<string>                $cookies
     * @param array<string, list<string>> $csp
     * @param array<string, mixed>        $options
     */
    private function make(string $id, Category $category, string $kind, string $src, array $cookies, array $csp, array $options = []): Service
    {
        return new Service($id, $this->labels[$id] ?? $id, $category, $kind, $src, $cookies, $csp, [], $options);
    }
}
