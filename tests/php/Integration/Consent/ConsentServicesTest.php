<?php

declare(strict_types=1);

namespace CourantTests\Integration\Consent;

use CourantDesk\Consent\ConsentServices;
use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\ContentSecurityPolicy;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Consent\Services\ConsentService;
use CourantTests\Support\SiteTestCase;

/** Tests what the services in plugin/src/Consent/Services declare. */
final class ConsentServicesTest extends SiteTestCase
{
    public function testEveryServiceUsesAnAllowedHostAndMatchesThePolicy(): void
    {
        update_option('courant_consent', [
            'gtm' => 'GTM-ABC123', 'ga4' => 'G-ABC123', 'clarity' => 'abcdef12', 'hotjar' => '1234567',
            'conversion' => 'AW-123456789/AbC_D',
            'images' => 'https://x.smushcdn.com/lazy.js', 'domains' => 'sister.example, not a name',
        ]);
        $declared = new ConsentServices();
        $services = $this->create($declared);
        $policy = ContentSecurityPolicy::forServices($services)->toString();

        self::assertSame(
            ['images', 'gtm', 'ga4', 'clarity', 'hotjar', 'conversion'],
            array_column($services, 'id'),
            'in loading order',
        );
        foreach ($services as $service) {
            self::assertTrue((new AllowedHosts($declared->hosts()))->isAllowed($service->src), $service->src);
            $host = (string) wp_parse_url($service->src, PHP_URL_HOST);
            self::assertMatchesRegularExpression(
                '~script-src [^;]*(https://' . preg_quote($host, '~') . '|\*\.'
                    . preg_quote(substr((string) strstr($host, '.'), 1), '~') . ')~',
                $policy,
            );
        }
        self::assertSame(
            ['id' => 'G-ABC123', 'domains' => [wp_parse_url(home_url(), PHP_URL_HOST), 'sister.example']],
            $services[2]->options,
        );
        self::assertSame(
            ['autoResizingEnabled' => false, 'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true]],
            $services[0]->options,
        );
        self::assertSame(['id' => 'AW-123456789', 'target' => 'AW-123456789/AbC_D'], $services[5]->options);
    }

    public function testServicesWithoutAnAccountAreNotCreated(): void
    {
        self::assertSame([], $this->create(new ConsentServices()));
    }

    /** @return list<ThirdPartyService> */
    private function create(ConsentServices $declared): array
    {
        $settings = new ConsentSettings();

        return array_values(array_filter(array_map(
            static fn (ConsentService $service): ?ThirdPartyService => $service->create($settings),
            $declared->inLoadingOrder(),
        )));
    }
}
