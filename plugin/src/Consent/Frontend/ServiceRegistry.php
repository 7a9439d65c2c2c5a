<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\ConsentServices;
use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Consent\Services\ConsentService;

/** Collects all services of the site: from the settings, and from modules and plugins through a filter. */
final class ServiceRegistry
{
    public function __construct(
        private readonly ConsentSettings $settings,
        private readonly ConsentServices $declared = new ConsentServices(),
    ) {
    }

    /** @return list<ThirdPartyService> in loading order */
    public function all(): array
    {
        $services = array_map(
            fn (ConsentService $service): ?ThirdPartyService => $service->create($this->settings),
            $this->declared->inLoadingOrder(),
        );
        /**
         * Filters additional services, each an array with `id`, `label`, `category` and, as needed, `kind` (`script`;
         * `on-demand` when another script loads it), `src`, `cookies`, `csp`, `attributes`. Use
         * `courant_desk_consent_services` to add a service with settings.
         *
         * @since 0.1.0
         *
         * @param list<array<string, mixed>> $more
         */
        $more = apply_filters('courant_desk_services', []);
        foreach (is_array($more) ? $more : [] as $given) {
            $services[] = is_array($given) ? $this->parseService($given) : null;
        }
        /**
         * Filters the hosts from which scripts of services may be loaded.
         *
         * @since 0.1.0
         *
         * @param list<string> $hosts host names, or `*.` and a name for all subdomains
         */
        $hosts = apply_filters('courant_desk_service_hosts', $this->declared->hosts());
        $allowed = new AllowedHosts(self::filterTokens($hosts));

        return array_values(array_filter(
            $services,
            static fn (?ThirdPartyService $service): bool => $service !== null
                && ($service->src === '' || $allowed->isAllowed($service->src))
        ));
    }

    /** @param array<mixed> $given */
    private function parseService(array $given): ?ThirdPartyService
    {
        $text = static fn (string $key, string $or = ''): string => is_string($given[$key] ?? null)
            ? $given[$key]
            : $or;
        $category = ConsentCategory::tryFrom($text('category'));
        if ($category === null || preg_match('/^[a-z0-9_-]{1,40}$/D', $text('id')) !== 1) {
            return null;
        }
        $csp = [];
        foreach (is_array($given['csp'] ?? null) ? $given['csp'] : [] as $directive => $hosts) {
            if (preg_match('/^[a-z-]+$/D', (string) $directive) === 1) {
                $csp[(string) $directive] = self::filterTokens($hosts);
            }
        }
        $attributes = [];
        foreach (is_array($given['attributes'] ?? null) ? $given['attributes'] : [] as $name => $value) {
            // Refuses event handlers and another script URL.
            if (preg_match('/^(?!on|src$)[a-z][a-z0-9-]*$/Di', (string) $name) === 1 && is_scalar($value)) {
                $attributes[(string) $name] = (string) $value;
            }
        }

        return new ThirdPartyService(
            id: $text('id'),
            label: $text('label', $text('id')),
            category: $category,
            kind: $text('kind') === 'on-demand' ? 'on-demand' : 'script',
            src: $text('src'),
            cookies: self::filterTokens($given['cookies'] ?? []),
            csp: $csp,
            attributes: $attributes,
        );
    }

    /** @return list<string> */
    private static function filterTokens(mixed $values): array
    {
        return array_values(array_filter(
            is_array($values) ? $values : [],
            static fn (mixed $value): bool => is_string($value) && preg_match('/[\s;,]/', $value) !== 1,
        ));
    }
}
