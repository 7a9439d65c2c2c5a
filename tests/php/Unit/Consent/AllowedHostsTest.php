<?php

declare(strict_types=1);

namespace CourantTests\Unit\Consent;

use CourantDesk\Consent\Domain\AllowedHosts;
use PHPUnit\Framework\TestCase;

/** Tests the allowed hosts of scripts. */
final class AllowedHostsTest extends TestCase
{
    public function testScriptsComeFromAllowedHostsOnly(): void
    {
        $hosts = new AllowedHosts(['www.clarity.ms', '*.smushcdn.com']);

        foreach (
            [
                'https://www.clarity.ms/tag/x',
                'https://a.smushcdn.com/x.js',
                'https://a.b.smushcdn.com/x.js?y=1',
            ] as $good
        ) {
            self::assertTrue($hosts->isAllowed($good), $good);
        }
        foreach (
            [
                'http://www.clarity.ms/x', '//www.clarity.ms/x', 'https://clarity.ms/x',
                'https://www.clarity.ms.evil.example/x', 'https://evil.example/www.clarity.ms/x',
                'https://www.clarity.ms@evil.example/x', 'https://www.clarity.ms:8443/x', 'https://evilsmushcdn.com/x',
                'https://smushcdn.com/x', "https://www.clarity.ms/x\ny", 'https://www.clarity.ms/"onload=',
                'javascript:alert(1)', '', 'https://www.clarity.ms',
            ] as $bad
        ) {
            self::assertFalse($hosts->isAllowed($bad), $bad);
        }
    }
}
