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

    public function testTextIsKeptWhateverItSays(): void
    {
        $svg = SvgSanitizer::sanitize(self::OPEN . '<title>Courant (est. 1871) @ url(x)</title><path d="M0 0"/></svg>');

        self::assertStringContainsString('<title>Courant (est. 1871) @ url(x)</title>', $svg);
        self::assertSame($svg, SvgSanitizer::sanitize($svg));
    }

    #[DataProvider('attacks')]
    public function testNothingThatRunsOrLoadsRemains(string $content): void
    {
        $svg = SvgSanitizer::sanitize(self::OPEN . $content . '<path d="M0 0"/></svg>');

        self::assertStringContainsString('<path', $svg);
        self::assertDoesNotMatchRegularExpression(
            '/script|onload|onclick|onbegin|javascript|evil|foreignObject|iframe|@import|data:|animate|<a\b|<\?|<!/i',
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
        yield 'style reference around a comment' => ['<style>path{fill:u<!-- -->rl(//evil.example/a)}</style>'];
        yield 'style reference around an element' => ['<style>path{fill:u<g/>rl(//evil.example/a)}</style>'];
        yield 'style reference around CDATA' => ['<style>path{fill:u<![CDATA[rl(//evil.example/a)}]]></style>'];
        yield 'style at-rule around CDATA' => ['<style><![CDATA[@]]>import "//evil.example/a";</style>'];
        yield 'style reference by entities' => ['<style>path{fill:&#117;&#114;l(//evil.example)}</style>'];
        yield 'style reference of another function' => ['<style>path{mask:src("//evil.example/a")}</style>'];
        yield 'style set of images' => ['<path d="M0 0" style="mask:-webkit-image-set(\'//evil.example/a\' 1x)"/>'];
        yield 'style behavior' => ['<path d="M0 0" style="fill:expression(evil)"/>'];
        yield 'escaped attribute reference' => ['<path d="M0 0" fill="\75rl(//evil.example/a)"/>'];
        yield 'attribute of another namespace' => ['<path d="M0 0" xmlns:n="urn:n" n:style="mask:url(//evil)" n:onload="evil"/>'];
        yield 'data reference' => ['<path d="M0 0" fill="url(data:image/svg+xml,evil)"/>'];
        yield 'javascript in a link of XLink' => ['<use xlink:href="javascript:evil"/><use href=" JavaScript:evil"/>'];
        yield 'base' => ['<g xml:base="https://evil.example/"><use href="#a"/></g>'];
        yield 'filter' => ['<filter id="f"><feImage href="//evil.example/a"/></filter>'];
        yield 'font' => ['<style>@font-face{font-family:a;src:url(//evil.example/a)}</style>'];
        yield 'processing instruction' => ['<?xml-stylesheet href="//evil.example/a.css"?>'];
        yield 'comment' => ['<!-- evil -->'];
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
        yield 'external entities' => [
            '<!DOCTYPE svg SYSTEM "file:///a" [<!entity % a SYSTEM "file:///etc/passwd"> %a;]>' . self::OPEN . '</svg>',
        ];
        yield 'default attributes' => ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "evil">]>' . self::OPEN . '</svg>'];
        yield 'another encoding' => [
            '<?xml version="1.0" encoding="UTF-7"?>' . self::OPEN . '<text>+ADw-script+AD4-</text></svg>',
        ];
        yield 'UTF-16' => [mb_convert_encoding(self::OPEN . '<path d="M0 0"/></svg>', 'UTF-16')];
        yield 'references that multiply each other' => [
            self::OPEN . str_repeat('<g id="a"><use href="#b"/></g>', 21) . '</svg>',
        ];
        yield 'infinite size' => ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e999 1"><path d="M0 0"/></svg>'];
        yield 'too large' => [self::OPEN . '<path d="' . str_repeat('M0 0', 20000) . '"/></svg>'];
    }
}
