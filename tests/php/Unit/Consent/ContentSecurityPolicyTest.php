<?php

declare(strict_types=1);

namespace CourantTests\Unit\Consent;

use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Consent\Domain\ContentSecurityPolicy;
use CourantDesk\Consent\Domain\EchoedInput;
use CourantDesk\Consent\Domain\InlineScript;
use CourantDesk\Consent\Domain\PageSources;
use CourantDesk\Consent\Domain\ThirdPartyService;
use PHPUnit\Framework\TestCase;

/** Tests the sources of the policy, hashes and echoed input. */
final class ContentSecurityPolicyTest extends TestCase
{
    public function testAllowsHashedScriptsAndHostsOfServicesOnly(): void
    {
        $service =
            new ThirdPartyService(id: 'a', label: 'A', category: ConsentCategory::Statistics, kind: 'script', csp: [
                'script-src' => ['https://a.example', "'unsafe-inline'", 'https:', '*'],
            ]);
        $policy = ContentSecurityPolicy::forServices([$service])->withInlineScripts(['aGFzaA==']);

        self::assertStringContainsString(
            "; script-src 'self' https://a.example 'sha256-aGFzaA=='; ",
            $policy->toString(),
        );
        self::assertStringContainsString("object-src 'none'", $policy->toString());
        self::assertStringContainsString(
            "; script-src 'self' https://a.example 'unsafe-inline'; ",
            '; ' . strstr($policy->withAnyInlineScript()->toString(), 'script-src'),
        );
        self::assertStringNotContainsString('sha256', $policy->withAnyInlineScript()->toString());
    }

    public function testASourceCannotAddADirective(): void
    {
        $policy = ContentSecurityPolicy::forServices([])->withSources(
            ['frame-src' => ['https://b.example', "x; script-src 'unsafe-inline'", '"><script>']]
        );

        self::assertStringContainsString("frame-src 'self' https://b.example;", $policy->toString());
        self::assertStringNotContainsString('unsafe-inline\'; script', $policy->toString());
        self::assertStringNotContainsString('<script', $policy->toString());
    }

    public function testHashesTheTextAsBrowsersReadIt(): void
    {
        self::assertSame(base64_encode(hash('sha256', "a\nb\nc", true)), InlineScript::fromSource("a\r\nb\rc")->hash());
        self::assertSame('qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=', InlineScript::fromSource(
            "alert('Hello, world.');"
        )->hash());
    }

    public function testDetectsExecutableTypes(): void
    {
        foreach (
            [
                '', 'module', 'importmap', 'speculationrules', 'text/javascript',
                'application/javascript; charset=utf-8', 'text/plain', 'rocketlazyloadscript', 'text/x-javascript',
            ] as $type
        ) {
            self::assertTrue(InlineScript::isExecutableType($type), $type);
        }
        foreach (
            [
                'application/ld+json', 'application/json', 'TEXT/HTML', 'text/template', 'text/x-template', 'math/tex',
            ] as $type
        ) {
            self::assertFalse(InlineScript::isExecutableType($type), $type);
        }
    }

    public function testFindsScriptsThatARequestContained(): void
    {
        $input = EchoedInput::fromValues(['/?s=a<script>steal("x")</script>']);

        self::assertTrue($input->contains(' steal("x") '));
        self::assertTrue($input->contains('steal(\"x\")'));
        self::assertFalse($input->contains('window.dataLayer=[]'));
        self::assertFalse($input->contains(''));
        self::assertFalse(
            EchoedInput::fromValues(['window.dataLayer=[]'])->contains('window.dataLayer=[]'),
            'A link cannot switch off a script of the site without the tag.',
        );
    }

    public function testAPageAllowsScriptsOfKnownEmbedsOnly(): void
    {
        $sources = (new PageSources(0, [], [
            'script-src' => ['https://platform.twitter.com', 'https://evil.example'],
            'frame-src' => ['https://player.vimeo.com'],
        ], false))->allowed();

        self::assertContains('https://platform.twitter.com', $sources['script-src']);
        self::assertNotContains('https://evil.example', $sources['script-src']);
        self::assertContains('https://player.vimeo.com', $sources['frame-src']);
        self::assertContains('https://platform.twitter.com', $sources['frame-src']);
    }

    public function testDetectsAllowedOrigins(): void
    {
        $policy = ContentSecurityPolicy::forServices([])->withSources(
            ['script-src' => ['https://*.hotjar.com', 'https://www.google.com/recaptcha/']]
        );

        self::assertTrue($policy->allows('script-src', 'https://static.hotjar.com'));
        self::assertTrue($policy->allows('script-src', 'https://www.google.com'));
        self::assertFalse($policy->allows('script-src', 'https://evilhotjar.com'));
        self::assertFalse($policy->allows('script-src', 'https://other.example'));
    }
}
