<?php

declare(strict_types=1);

namespace CourantTests\Unit\Consent;

use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Consent\Domain\ContentSecurityPolicy;
use CourantDesk\Consent\Domain\ThirdPartyServiceFactory;
use PHPUnit\Framework\TestCase;

/** Tests allowed script hosts and the Content-Security-Policy of the services. */
final class ThirdPartyServiceFactoryTest extends TestCase
{
    public function testScriptsComeFromAllowedHostsOnly(): void
    {
        $hosts = new AllowedHosts(['www.clarity.ms', '*.smushcdn.com']);

        foreach (['https://www.clarity.ms/tag/x', 'https://a.smushcdn.com/x.js', 'https://a.b.smushcdn.com/x.js?y=1'] as $good) {
            self::assertTrue($hosts->isAllowed($good), $good);
        }
        foreach (
            ['http://www.clarity.ms/x', '//www.clarity.ms/x', 'https://clarity.ms/x', 'https://www.clarity.ms.evil.example/x', 'https://evil.example/www.clarity.ms/x',
                'https://www.clarity.ms@evil.example/x', 'https://www.clarity.ms:8443/x', 'https://evilsmushcdn.com/x', 'https://smushcdn.com/x', "https://www.clarity.ms/x\ny",
                'https://www.clarity.ms/"onload=', 'javascript:alert(1)', '', 'https://www.clarity.ms'] as $bad
        ) {
            self::assertFalse($hosts->isAllowed($bad), $bad);
        }
    }

    public function testEveryServiceUsesAnAllowedHostAndMatchesThePolicy(): void
    {
        $known = new ThirdPartyServiceFactory([], ['courant.example', 'sister.example']);
        $services = array_values(array_filter([
            $known->tagManager('GTM-ABC123', ConsentCategory::Marketing),
            $known->analytics('G-ABC123'),
            $known->clarity('abcdef12'),
            $known->hotjar('1234567'),
            $known->adsConversion('AW-123456789/AbC'),
            $known->imageService('https://x.smushcdn.com/lazy.js', ConsentCategory::Preferences),
        ]));
        $policy = ContentSecurityPolicy::forServices($services);

        self::assertCount(6, $services);
        self::assertNull($known->analytics(''));
        foreach ($services as $service) {
            self::assertTrue((new AllowedHosts(AllowedHosts::DEFAULT_HOSTS))->isAllowed($service->src), $service->src);
            $host = parse_url($service->src, PHP_URL_HOST);
            self::assertMatchesRegularExpression('~script-src [^;]*(https://' . preg_quote((string) $host, '~') . '|\*\.' . preg_quote(substr((string) strstr((string) $host, '.'), 1), '~') . ')~', $policy);
        }
        self::assertSame(['id' => 'G-ABC123', 'domains' => ['courant.example', 'sister.example']], $services[1]->options);
        self::assertSame(['autoResizingEnabled' => false, 'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true]], $services[5]->options);
    }
}
