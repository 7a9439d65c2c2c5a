<?php

declare(strict_types=1);

namespace CourantDesk\Consent;

use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Services\ConsentService;
use CourantDesk\Consent\Services\GoogleAdsConversion;
use CourantDesk\Consent\Services\GoogleAnalytics;
use CourantDesk\Consent\Services\GoogleTagManager;
use CourantDesk\Consent\Services\Hotjar;
use CourantDesk\Consent\Services\ImageService;
use CourantDesk\Consent\Services\MicrosoftClarity;

/** Lists the third-party services that the settings can configure (docs/how-to/consent-service.md). */
final class ConsentServices
{
    /** @return list<ConsentService> in the order of their settings */
    public function all(): array
    {
        $services = [
            new GoogleTagManager(),
            new GoogleAnalytics(),
            new MicrosoftClarity(),
            new Hotjar(),
            new GoogleAdsConversion(),
            new ImageService(),
        ];
        /**
         * Filters the third-party services that have settings. Each appears in the settings and, when it is configured,
         * in the banner, the table of services, the Content-Security-Policy and the WP Consent API. Use
         * `courant_desk_services` to add a service without settings.
         *
         * @since 0.1.0
         *
         * @param list<ConsentService> $services in the order of their settings
         */
        $filtered = apply_filters('courant_desk_consent_services', $services);

        return array_values(array_filter(
            is_array($filtered) ? $filtered : $services,
            static fn (mixed $service): bool => $service instanceof ConsentService,
        ));
    }

    /** @return list<ConsentService> */
    public function inLoadingOrder(): array
    {
        $services = $this->all();
        // usort() is stable: services with the same priority keep their order.
        usort($services, static fn (ConsentService $a, ConsentService $b): int => $a->priority() <=> $b->priority());

        return $services;
    }

    public function find(string $id): ?ConsentService
    {
        foreach ($this->all() as $service) {
            if ($service->id() === $id) {
                return $service;
            }
        }

        return null;
    }

    /** @return list<string> hosts from which scripts of services and of ads may be loaded */
    public function hosts(): array
    {
        $hosts = array_map(static fn (ConsentService $service): array => $service->hosts(), $this->all());

        return array_values(array_unique(array_merge(AllowedHosts::AD_HOSTS, ...$hosts)));
    }
}
