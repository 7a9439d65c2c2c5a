<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Wp;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\Category;
use CourantDesk\Consent\Domain\KnownServices;
use CourantDesk\Consent\Domain\Service;

/** All services of the site: those of the settings, and those that rooms and plugins add by a hook. */
final class Registry
{
    public function __construct(private readonly ConsentSettings $settings)
    {
    }

    /** @return list<Service> in the order in which they are loaded */
    public function all(): array
    {
        $home = wp_parse_url(home_url(), PHP_URL_HOST);
        $known = new KnownServices([
            'gtm' => 'Google Tag Manager',
            'ga4' => 'Google Analytics',
            'clarity' => 'Microsoft Clarity',
            'hotjar' => 'Hotjar',
            'conversion' => 'Google Ads',
            'images' => __('Image service', 'courant-desk'),
        ], array_values(array_unique([...(is_string($home) ? [$home] : []), ...$this->settings->domains()])));
        $services = array_filter([
            $known->images($this->settings->imageScript(), $this->settings->category('images_category')),
            $known->tagManager($this->settings->id('gtm'), $this->settings->category('gtm_category')),
            $known->analytics($this->settings->id('ga4')),
            $known->clarity($this->settings->id('clarity')),
            $known->hotjar($this->settings->id('hotjar')),
            $known->conversion($this->settings->id('conversion')),
        ]);
        /**
         * Services of rooms and plugins, each an array with `id`, `label`, `category` and, as it needs, `kind` (`script`;
         * `asked` where another script loads it), `src`, `cookies`, `csp`, `attributes`.
         *
         * @param list<array<string, mixed>> $more
         */
        $more = apply_filters('courant_desk_services', []);
        foreach (is_array($more) ? $more : [] as $given) {
            $services[] = is_array($given) ? $this->read($given) : null;
        }
        /**
         * Hosts that scripts of services may come from.
         *
         * @param list<string> $hosts names, or `*.` and a name for all below it
         */
        $hosts = apply_filters('courant_desk_service_hosts', AllowedHosts::KNOWN);
        $allowed = new AllowedHosts(self::texts($hosts));

        return array_values(array_filter(
            $services,
            static fn (?Service $service): bool => $service !== null && ($service->src === '' || $allowed->allow($service->src))
        ));
    }

    /** @param array<mixed> $given */
    private function read(array $given): ?Service
    {
        $text = static fn (string $key, string $or = ''): string => is_string($given[$key] ?? null) ? $given[$key] : $or;
        $category = Category::tryFrom($text('category'));
        if ($category === null || preg_match('/^[a-z0-9_-]{1,40}$/D', $text('id')) !== 1) {
            return null;
        }
        $csp = [];
        foreach (is_array($given['csp'] ?? null) ? $given['csp'] : [] as $directive => $hosts) {
            if (preg_match('/^[a-z-]+$/D', (string) $directive) === 1) {
                $csp[(string) $directive] = self::texts($hosts);
            }
        }
        $attributes = [];
        foreach (is_array($given['attributes'] ?? null) ? $given['attributes'] : [] as $name => $value) {
            // Nothing that runs by itself, and not another address.
            if (preg_match('/^(?!on|src$)[a-z][a-z0-9-]*$/Di', (string) $name) === 1 && is_scalar($value)) {
                $attributes[(string) $name] = (string) $value;
            }
        }

        return new Service(
            $text('id'),
            $text('label', $text('id')),
            $category,
            $text('kind') === 'asked' ? 'asked' : 'script',
            $text('src'),
            self::texts($given['cookies'] ?? []),
            $csp,
            $attributes,
        );
    }

    /** @return list<string> */
    private static function texts(mixed $values): array
    {
        return array_values(array_filter(is_array($values) ? $values : [], static fn (mixed $value): bool => is_string($value) && preg_match('/[\s;,]/', $value) !== 1));
    }
}
