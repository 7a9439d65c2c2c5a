<?php

declare(strict_types=1);

namespace CourantTests\Unit\Consent;

use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\Category;
use CourantDesk\Consent\Domain\KnownServices;
use CourantDesk\Consent\Domain\Policy;
use PHPUnit\Framework\TestCase;

/** Which scripts may come at all, and what a policy must allow for them. */
final class ServicesTest extends TestCase
{
    public function testScriptsComeFromAllowedHostsOnly(): void
    {
        $hosts = new AllowedHosts(['www.clarity.ms', '*.smushcdn.com']);

        foreach (['https://www.clarity.ms/tag/x', 'https://a.smushcdn.com/x.js', 'https://a.b.smushcdn.com/x.js?y=1'] as $good) {
            self::assertTrue($hosts->allow($good), $good);
        }
        foreach (
            ['http://www.clarity.ms/x', '//www.clarity.ms/x', 'https://clarity.ms/x', 'https://www.clarity.ms.evil.example/x', 'https://evil.example/www.clarity.ms/x',
                'https://www.clarity.ms@evil.example/x', 'https://www.clarity.ms:8443/x', 'https://evilsmushcdn.com/x', 'https://smushcdn.com/x', "https://www.clarity.ms/x\ny",
                'https://www.clarity.ms/"onload=', 'javascript:alert(1)', '', 'https://www.clarity.ms'] as $bad
        ) {
            self::assertFalse($hosts->allow($bad), $bad);
        }
    }

    public function testEveryKnownServiceComesFromAnAllowedHostAndFitsThePolicy(): void
    {
        $known = new KnownServices([], ['courant.example', 'sister.example']);
        $services = array_values(array_filter([
            $known->tagManager('GTM-ABC123', Category::Marketing),
            $known->analytics('G-ABC123'),
            $known->clarity('abcdef12'),
            $known->hotjar('1234567'),
            $known->conversion('AW-123456789/AbC'),
            $known->images('https://x.smushcdn.com/lazy.js', Category::Preferences),
        ]));
        $policy = Policy::of($services);

        self::assertCount(6, $services);
        self::assertNull($known->analytics(''));
        foreach ($services as $service) {
            self::assertTrue((new AllowedHosts(AllowedHosts::KNOWN))->allow($service->src), $service->src);
            $host = parse_url($service->src, PHP_URL_HOST);
            self::assertMatchesRegularExpression('~script-src [^;]*(https://' . preg_quote((string) $host, '~') . '|\*\.' . preg_quote(substr((string) strstr((string) $host, '.'), 1), '~') . ')~', $policy);
        }
        self::assertSame(['id' => 'G-ABC123', 'domains' => ['courant.example', 'sister.example']], $services[1]->options);
        self::assertSame(['autoResizingEnabled' => false, 'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true]], $services[5]->options);
    }
}
