<?php

declare(strict_types=1);

namespace CourantTests\Integration\Consent;

use CourantDesk\Consent\Domain\EchoedInput;
use CourantDesk\Consent\Frontend\PageSourceScanner;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\ProcessorTime;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Requests pages under the Content-Security-Policy. */
#[Group('each-version')]
final class ContentSecurityPolicyTest extends SiteTestCase
{
    private const META = '<meta http-equiv="Content-Security-Policy" content="';

    public function testAnEnforcedPolicyIsTheFirstElementAfterTheEncodingAndHashesEveryInlineScript(): void
    {
        update_option('courant_consent', ['csp' => 'enforce', 'clarity' => 'abcdefgh12']);
        $response = $this->http('GET', '/');

        self::assertMatchesRegularExpression(
            '~<head>\s*<meta charset="UTF-8">' . preg_quote(self::META, '~') . '~',
            $response->body,
        );
        $policy = self::policy($response);
        $scripts = explode('; ', (string) strstr($policy, 'script-src'))[0];
        self::assertStringNotContainsString('unsafe', $scripts);
        self::assertStringContainsString('https://www.clarity.ms', $scripts);
        self::assertStringContainsString("style-src 'self' 'unsafe-inline'", $policy);
        preg_match_all('~<script(?![^>]* src=)(?![^>]*json)[^>]*>(.+?)</script>~s', $response->body, $inline);
        self::assertGreaterThan(1, count($inline[1]));
        foreach ($inline[1] as $script) {
            self::assertStringContainsString(
                "'sha256-" . base64_encode(hash('sha256', $script, true)) . "'",
                $scripts,
                substr($script, 0, 80),
            );
        }
        self::assertSame("frame-ancestors 'self'", self::header($response, 'content-security-policy'));
    }

    public function testFeedsRestAndTheAdminAreaHaveNoPolicy(): void
    {
        update_option('courant_consent', ['csp' => 'enforce']);
        foreach (['/?feed=rss2', '/?rest_route=/', '/wp-login.php', '/?sitemap=index'] as $path) {
            $response = $this->http('GET', $path);
            self::assertStringNotContainsString(self::META, $response->body, $path);
        }
        self::assertStringNotContainsString(
            self::META,
            $this->http('GET', '/wp-admin/', [], [], [], $this->user('administrator'))->body,
        );
        self::assertStringContainsString(
            self::META,
            $this->http('GET', '/', [], [], [], $this->user('administrator'))->body,
        );
    }

    public function testReportOnlySendsAHeaderAndOffSendsNothing(): void
    {
        update_option('courant_consent', ['csp' => 'report']);
        $response = $this->http('GET', '/');
        self::assertStringNotContainsString(self::META, $response->body);
        self::assertStringContainsString(
            "script-src 'self'",
            self::header($response, 'content-security-policy-report-only'),
        );
        self::assertSame('', self::header($response, 'content-security-policy'));
        update_option('courant_consent', ['csp' => 'off']);
        $response = $this->http('GET', '/');
        self::assertStringNotContainsString(self::META, $response->body);
        self::assertSame(
            '',
            self::header($response, 'content-security-policy')
                . self::header($response, 'content-security-policy-report-only'),
        );
    }

    public function testAScriptOfTheRequestGetsNoHashAndIsNotCached(): void
    {
        $html = '<!doctype html><html><head><meta charset="utf-8"><script>own()</script></head><body><script>steal("x")</script></body></html>';
        $sources = PageSourceScanner::scan($html, EchoedInput::fromValues(['<script>steal("x")</script>']));

        self::assertSame([base64_encode(hash('sha256', 'own()', true))], $sources->hashes);
        self::assertTrue($sources->isEchoing);
        self::assertSame(strpos($html, '<script>own'), $sources->insertAt);
    }

    public function testReadsScriptsAfterElementsThatTheTagProcessorReadsDifferently(): void
    {
        $hash = static fn (string $text): string => base64_encode(hash('sha256', $text, true));
        $page = static fn (string $body): array => PageSourceScanner::scan(
            "<html><head></head><body>$body</body></html>",
            EchoedInput::fromValues([]),
        )->hashes;

        self::assertSame([$hash('a()')], $page('<svg><title/></svg><script>a()</script><svg><title>x</title></svg>'));
        self::assertSame([$hash('if (a < b) "<!-- <b>"')], $page('<script>if (a < b) "<!-- <b>"</script>'));
        self::assertSame([$hash("a()\nb()")], $page("<script>a()\r\nb()</script>"));
        self::assertSame(
            [$hash('t()')],
            $page('<template><script>t()</script></template><!-- <script>c()</script> --><textarea><script>d()</script></textarea>'),
        );
        self::assertSame([], $page('<script src="x.js">ignored()</script><script type="application/ld+json">{}</script><script></script>'));
    }

    public function testNamesTheOriginsOfTheMarkup(): void
    {
        $html = '<html><head><link rel="stylesheet" href="https://fonts.example/a.css"><link rel="canonical" href="https://canonical.example/"></head><body>'
            . '<img src="//cdn.example/a.jpg" srcset="https://cdn2.example/a.jpg 1x, https://cdn3.example/b.jpg 2x"><template><iframe src="https://player.vimeo.com/video/1"></iframe></template>'
            . '<script src="https://evil.example/x.js"></script><img src="' . home_url('/a.jpg')
            . '"><img src="https://[bad;script-src *"></body></html>';
        $origins = PageSourceScanner::scan($html, EchoedInput::fromValues([]))->origins;

        self::assertSame(['https://cdn.example', 'https://cdn2.example', 'https://cdn3.example'], $origins['img-src']);
        self::assertSame(['https://player.vimeo.com'], $origins['frame-src']);
        self::assertSame(['https://fonts.example'], $origins['style-src']);
        self::assertSame(['https://evil.example'], $origins['script-src']);
    }

    public function testNamesVideosAndTheConfiguredCaptcha(): void
    {
        update_option('courant_consent', ['csp' => 'enforce']);
        update_option('courant_protection', ['captcha' => 'turnstile', 'site_key' => 'a', 'secret_key' => 'b']);
        $policy = self::policy($this->http('GET', '/'));

        self::assertMatchesRegularExpression('~frame-src [^;]*https://www\.youtube-nocookie\.com~', $policy);
        self::assertMatchesRegularExpression('~frame-src [^;]*https://challenges\.cloudflare\.com~', $policy);
        self::assertMatchesRegularExpression('~script-src [^;]*https://challenges\.cloudflare\.com~', $policy);
    }

    public function testALargePageTakesLinearTime(): void
    {
        $paragraph = '<p class="a"><a href="/b">Text of a paragraph</a> <img src="/c.jpg" alt="" loading="lazy"> more text, which is read over.</p>';
        $page = static fn (int $bytes): string => '<html><head><meta charset="utf-8"></head><body>'
            . str_repeat($paragraph, intdiv($bytes, strlen($paragraph))) . str_repeat('<script>a()</script>', 20)
            . '</body></html>';
        $seconds = static function (string $html): float {
            $best = INF;
            for ($run = 0; $run < 5; $run++) {
                $best = min($best, ProcessorTime::seconds(
                    static fn () => PageSourceScanner::scan($html, EchoedInput::fromValues([])),
                ));
            }

            return $best;
        };
        $small = $seconds($page(200_000));
        fwrite(STDERR, sprintf("\n    policy of a page with 200 KB: %.1f ms\n", $small * 1000));

        self::assertLessThan(
            12 * $small,
            $seconds($page(800_000)),
            'A quadratic scan takes sixteen times as long for four times the page.',
        );
    }

    private static function policy(HttpResponse $response): string
    {
        $rest = strstr($response->body, self::META);
        self::assertIsString($rest, substr($response->body, 0, 500));

        return html_entity_decode(explode('"', substr($rest, strlen(self::META)))[0], ENT_QUOTES);
    }

    private static function header(HttpResponse $response, string $name): string
    {
        return implode(' ', array_change_key_case($response->headers)[$name] ?? []);
    }
}
