<?php

declare(strict_types=1);

namespace CourantTests\Unit\Listings;

use CourantDesk\Listings\Domain\TileUrl;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class TileUrlTest extends TestCase
{
    /** @return array<string, array{string, string, string}> */
    public static function templates(): array
    {
        return [
            'a host' => [
                'https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example', 'tiles.example',
            ],
            'subdomains' => [
                'https://{s}.tile.example/{z}/{x}/{y}{r}.png', 'https://*.tile.example', 'tile.example',
            ],
            'a port, another order and a query' => [
                ' http://LOCALHOST:8080/t?x={x}&y={y}&z={z}&key=a-1 ', 'http://localhost:8080', 'localhost:8080',
            ],
        ];
    }

    #[DataProvider('templates')]
    public function testReturnsTheSourceForAPolicy(string $text, string $source, string $host): void
    {
        $url = TileUrl::parse($text);

        self::assertSame($source, $url?->cspSource());
        self::assertSame($host, $url->host);
        self::assertSame(trim($text), $url->template);
    }

    /** @return array<string, array{string}> */
    public static function invalidTemplates(): array
    {
        return [
            'empty' => [''],
            'without a row' => ['https://tiles.example/{z}/{x}.png'],
            'unknown placeholder' => ['https://tiles.example/{z}/{x}/{y}.png?key={key}'],
            'placeholder in the host' => ['https://{z}.example/{x}/{y}/{z}.png'],
            'subdomain inside of the host' => ['https://a.{s}.example/{z}/{x}/{y}.png'],
            'wildcard' => ['https://*/{z}/{x}/{y}.png'],
            'a second source' => ['https://tiles.example; script-src x/{z}/{x}/{y}.png'],
            'credentials' => ['https://user@tiles.example/{z}/{x}/{y}.png'],
            'another scheme' => ['javascript://tiles.example/{z}/{x}/{y}'],
            'a path' => ['/tiles/{z}/{x}/{y}.png'],
            'quotation marks' => ['https://tiles.example/{z}/{x}/{y}.png"onerror="'],
            'nested braces' => ['https://tiles.example/{{z}}/{x}/{y}.png'],
            'a second line' => ["https://tiles.example/{z}/{x}/{y}.png\nx"],
        ];
    }

    #[DataProvider('invalidTemplates')]
    public function testRejectsOtherText(string $text): void
    {
        self::assertNull(TileUrl::parse($text));
    }

    public function testComparesOrigins(): void
    {
        $url = TileUrl::parse('https://example.com:8443/tiles/{z}/{x}/{y}.png');

        self::assertTrue($url?->isFrom('https://Example.com:8443'));
        self::assertFalse($url->isFrom('https://example.com'));
        self::assertFalse($url->isFrom('http://example.com:8443'));
        self::assertFalse(TileUrl::parse('https://{s}.example.com/{z}/{x}/{y}.png')?->isFrom('https://example.com'));
    }
}
