<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Images\SvgSanitizer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SvgSanitizerTest extends TestCase
{
    private const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">';

    public function testShapesGradientsAndStylesAreKept(): void
    {
        $svg = SvgSanitizer::sanitize(
            '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">' . self::OPEN
            . '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>'
            . '<g transform="scale(2)"><path class="a" d="M0 0h4v4z"/><use xlink:href="#g"/><text x="1">A &amp; B</text></g></svg>'
        );

        foreach (['.a{fill:url(#g)}', 'stop-color="#f00"', 'd="M0 0h4v4z"', 'href="#g"', 'A &amp; B'] as $part) {
            self::assertStringContainsString($part, $svg);
        }
        self::assertStringNotContainsString('DOCTYPE', $svg);
        self::assertSame([20.0, 10.0], SvgSanitizer::dimensions($svg));
    }

    #[DataProvider('attacks')]
    public function testNothingThatRunsOrLoadsRemains(string $content): void
    {
        $svg = SvgSanitizer::sanitize(self::OPEN . $content . '<path d="M0 0"/></svg>');

        self::assertStringContainsString('<path', $svg);
        self::assertDoesNotMatchRegularExpression(
            '/script|onload|onclick|onbegin|javascript|evil|foreignObject|iframe|@import|data:|animate|<a\b/i',
            $svg,
        );
    }

    /** @return iterable<string, array{string}> */
    public static function attacks(): iterable
    {
        yield 'script' => ['<script>alert(1)</script>'];
        yield 'script of another namespace' => ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">evil</h:script>'];
        yield 'handler' => ['<g onload="alert(1)" onclick="alert(1)"/>'];
        yield 'link' => ['<a href="javascript:alert(1)"><text>evil</text></a>'];
        yield 'external use' => ['<use href="https://evil.example/a.svg#x"/>'];
        yield 'external use, older attribute' => ['<use xlink:href="data:image/svg+xml,evil"/>'];
        yield 'image' => ['<image href="https://evil.example/pixel.png"/>'];
        yield 'foreign object' => ['<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/></foreignObject>'];
        yield 'style import' => ['<style>@import "https://evil.example/a.css";</style>'];
        yield 'style reference' => ['<style>path{fill:url(https://evil.example/a)}</style>'];
        yield 'escaped style reference' => ['<style>path{fill:\75rl(//evil.example)}</style>'];
        yield 'attribute reference' => ['<path d="M0 0" fill="url(//evil.example/a)" style="mask:url( \'//evil.example\' )"/>'];
        yield 'animation of a reference' => ['<use href="#a"><set attributeName="href" to="javascript:evil"/><animate onbegin="evil"/></use>'];
    }

    #[DataProvider('noImages')]
    public function testWhatIsNoImageIsRejected(string $text): void
    {
        self::assertSame('', SvgSanitizer::sanitize($text));
    }

    /** @return iterable<string, array{string}> */
    public static function noImages(): iterable
    {
        yield 'text' => ['hello'];
        yield 'HTML' => ['<html><svg></svg></html>'];
        yield 'another namespace' => ['<svg viewBox="0 0 1 1"><path/></svg>'];
        yield 'broken' => [self::OPEN . '<g></svg>'];
        yield 'without a size' => ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'];
        yield 'entities' => ['<!DOCTYPE svg [<!ENTITY a "b">]>' . self::OPEN . '<text>&a;</text></svg>'];
        yield 'too large' => [self::OPEN . '<path d="' . str_repeat('M0 0', 20000) . '"/></svg>'];
    }
}
