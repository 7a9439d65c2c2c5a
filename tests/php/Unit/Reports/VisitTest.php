<?php

declare(strict_types=1);

namespace CourantTests\Unit\Reports;

use CourantDesk\Reports\Domain\Visit;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class VisitTest extends TestCase
{
    /** @return iterable<string, array{string, string, bool}> user agent, purpose, counts */
    public static function visits(): iterable
    {
        $chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
        yield 'a browser' => [$chrome, '', true];
        yield 'a headless browser' => [str_replace('Chrome', 'HeadlessChrome', $chrome), '', true];
        yield 'a phone whose brand contains the word' => [
            'Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
            '',
            true,
        ];
        yield 'an in-app browser' => ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile [FBAN/FBIOS;FBAV/440.0]', '', true];
        yield 'another in-app browser' => ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 [Pinterest/Android]', '', true];
        yield 'a browser of a search engine' => ['Mozilla/5.0 (Linux; Android 14) Mobile DuckDuckGo/5 Safari/537.36', '', true];
        yield 'a search engine' => ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '', false];
        yield 'another search engine' => ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', '', false];
        yield 'a link preview bot' => ['facebookexternalhit/1.1', '', false];
        yield 'another link preview bot' => ['WhatsApp/2.23.20.0', '', false];
        yield 'a command line' => ['curl/8.5.0', '', false];
        yield 'a script' => ['python-requests/2.31', '', false];
        yield 'a monitoring tool' => [$chrome . ' Chrome-Lighthouse', '', false];
        yield 'nobody' => ['', '', false];
        yield 'a prefetched page' => [$chrome, 'prefetch', false];
        yield 'a prerendered page' => [$chrome, 'prefetch;prerender', false];
    }

    #[DataProvider('visits')]
    public function testVisitorsAreCountedAndDeclaredBotsAreNot(string $agent, string $purpose, bool $counts): void
    {
        self::assertSame($counts, (new Visit($agent, $purpose))->isCounted());
    }
}
