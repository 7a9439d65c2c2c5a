<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RateLimitRepository;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\VisitorIdentifier;
use CourantTests\Support\SiteTestCase;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;

#[Group('database')]
final class RateLimiterTest extends SiteTestCase
{
    private const NOW = 1_800_000_000;

    public function testHeadersRaiseALimitToTwentyTimesAndNoFurther(): void
    {
        $limiter = $this->limiter();
        $passed = 0;
        for ($at = 0; $at < 100; $at++) {
            $passed += $limiter->isLimited(
                'view',
                $this->request('198.51.100.7', ['X-Forwarded-For' => "10.0.0.$at", 'User-Agent' => "A$at"]),
                2,
            ) ? 0 : 1;
        }

        self::assertGreaterThan(20, $passed, 'Visitors behind an unconfigured proxy are distinguished.');
        self::assertLessThanOrEqual(40, $passed);
        self::assertTrue($limiter->isLimited(
            'view',
            $this->request('198.51.100.7', ['X-Real-IP' => '1.2.3.4', 'Forwarded' => 'for=9.9.9.9']),
            2,
        ));
        self::assertFalse(
            $limiter->isLimited('view', $this->request('198.51.100.8', ['X-Forwarded-For' => '10.0.0.1']), 2),
            'another connection has its own counter',
        );
    }

    public function testTheTableDoesNotGrowWithHeaderValues(): void
    {
        $limiter = $this->limiter();
        for ($at = 0; $at < 600; $at++) {
            $limiter->isLimited(
                'view',
                $this->request(
                    '198.51.100.7',
                    ['X-Forwarded-For' => bin2hex(random_bytes(8)), 'Accept-Language' => "l$at"],
                ),
                1000,
            );
        }

        self::assertLessThanOrEqual(257, $this->rows());
        self::assertGreaterThan(100, $this->rows());
    }

    public function testOneCustomersIpv6AddressesAreOneVisitor(): void
    {
        $limiter = $this->limiter();
        $count = 0;
        for ($at = 0; $at < 30; $at++) {
            $count = $limiter->countRequest('view', $this->request(sprintf('2001:db8:7:7:%x::%x', $at, $at * 7)), 5);
        }

        self::assertSame(30, $count);
        self::assertSame(1, $this->rows());
        self::assertSame(1, $limiter->countRequest('view', $this->request('2001:db8:7:8::1'), 5));
    }

    public function testATrustedProxyIsUsed(): void
    {
        $limiter = $this->limiter(proxies: ['10.1.1.1']);
        foreach (['203.0.113.1', '203.0.113.2'] as $address) {
            // The value from the visitor precedes the value that the proxy appended.
            self::assertFalse(
                $limiter->isLimited('view', $this->request('10.1.1.1', ['X-Forwarded-For' => "6.6.6.6, $address"]), 1)
            );
            self::assertTrue(
                $limiter->isLimited('view', $this->request('10.1.1.1', ['X-Forwarded-For' => "7.7.7.7, $address"]), 1)
            );
        }
    }

    public function testExpiredCountersAreRemovedDuringCounting(): void
    {
        $limiter = $this->limiter();
        for ($at = 0; $at < 300; $at++) {
            $limiter->countRequest('view', $this->request(sprintf('198.51.%d.%d', intdiv($at, 200), $at % 200)), 5);
        }
        $before = $this->rows();
        $later = $this->limiter(seconds: 120);
        for ($at = 0; $at < 150; $at++) {
            $later->countRequest('view', $this->request("203.0.113.$at"), 5);
        }

        self::assertGreaterThan(200, $before);
        self::assertSame(150, $this->rows(), 'only the present span is left');
    }

    /** @param list<string> $proxies */
    private function limiter(array $proxies = [], int $seconds = 0): RateLimiter
    {
        $clock = new class (self::NOW + $seconds) implements Clock {
            public function __construct(private readonly int $seconds)
            {
            }

            public function now(): DateTimeImmutable
            {
                return new DateTimeImmutable("@$this->seconds");
            }
        };

        return new RateLimiter(new RateLimitRepository(Sql::fromGlobal(), $clock), new VisitorIdentifier($proxies), 20);
    }

    /** @param array<string, string> $headers */
    private function request(string $peer, array $headers = []): Request
    {
        $server = ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => $peer];
        foreach ($headers as $name => $value) {
            $server['HTTP_' . strtoupper(strtr($name, '-', '_'))] = $value;
        }

        return new Request([], [], [], $server);
    }

    private function rows(): int
    {
        return (int) Sql::fromGlobal()->fetchValue('SELECT COUNT(*) FROM %i', Sql::fromGlobal()->table('rates'));
    }
}
