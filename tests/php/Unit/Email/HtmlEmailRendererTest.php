<?php

declare(strict_types=1);

namespace CourantTests\Unit\Email;

use CourantDesk\Email\Domain\EmailPalette;
use CourantDesk\Email\Domain\PlainTextParser;
use CourantDesk\Email\Domain\TextSegment;
use CourantDesk\Email\Frontend\EmailTextView;
use CourantDesk\Kernel\ColorContrast;
use PHPUnit\Framework\TestCase;

final class HtmlEmailRendererTest extends TestCase
{
    public function testParagraphsLinesAndUrlsOfTheSite(): void
    {
        $text = "Dear Zoë,\r\n\r\nsee https://jobs.example/own?mark=1&b=2.\nKind regards\n \n\n\n<b>us</b>";
        $paragraphs = (new PlainTextParser('jobs.example'))->parse($text);

        self::assertCount(3, $paragraphs);
        self::assertEquals(
            [
                new TextSegment('see '),
                new TextSegment('jobs.example/own?mark=1&b=2', 'https://jobs.example/own?mark=1&b=2'),
                new TextSegment('.'),
            ],
            $paragraphs[1][0]
        );
        self::assertEquals([[new TextSegment('<b>us</b>')]], $paragraphs[2]);
        self::assertSame([], (new PlainTextParser('jobs.example'))->parse(" \n "));
    }

    /** Tests that applicants cannot put links to other sites into an email to HR with the company's logo. */
    public function testOnlyUrlsOfTheSiteAreLinks(): void
    {
        $parser = new PlainTextParser('jobs.example:8080');
        $linked = static fn (string $url): bool => $parser->parse($url)[0][0][0]->url !== '';

        self::assertTrue($linked('http://JOBS.example:8080/a'));
        foreach (
            [
                'https://evil.example/', 'https://jobs.example/', 'https://jobs.example:8080@evil.example/',
                'https://jobs.example:8080.evil.example/', 'javascript:alert(1)', 'https://x@jobs.example:8080/',
            ] as $url
        ) {
            self::assertFalse($linked($url), $url);
        }
        $long = $parser->parse('https://jobs.example:8080/' . str_repeat('a', 100))[0][0][0];
        self::assertSame(60, mb_strlen($long->text));
        self::assertStringEndsWith('…', $long->text);
    }

    public function testTheAccentIsReadableInTheDarkColorScheme(): void
    {
        self::assertEqualsWithDelta(21.0, ColorContrast::ratio('#000000', '#ffffff'), 0.001);
        foreach (['#b42318', '#000000', '#000080', '#ffffff'] as $accent) {
            $night = (new EmailPalette($accent, '#ffffff', '#ffffff', '#000000'))->darkModeAccent();
            self::assertGreaterThanOrEqual(
                4.5,
                ColorContrast::ratio($night, EmailPalette::DARK_CONTENT_BACKGROUND),
                $accent,
            );
        }
    }

    public function testAUrlAtTheEndOfAParagraphIsAButton(): void
    {
        $text = "See your application:\nhttps://jobs.example/own?mark=1\n\nKind regards\nhttps://jobs.example/";
        $paragraphs = (new PlainTextParser('jobs.example'))->parse($text);
        $view = new EmailTextView($paragraphs, 16, '', '', 'padding: 10px;');

        self::assertTrue($view->isButton($paragraphs[0], 1));
        self::assertFalse($view->isButton($paragraphs[0], 0));
        self::assertFalse($view->isButton($paragraphs[1], 1));
        self::assertFalse((new EmailTextView($paragraphs, 16, '', ''))->isButton($paragraphs[0], 1));
    }

    public function testTextOnButtonsIsReadable(): void
    {
        foreach (['#b42318', '#000000', '#ffee00', '#ffffff'] as $ink) {
            $palette = new EmailPalette('#b42318', '#ffffff', '#ffffff', $ink);

            self::assertGreaterThanOrEqual(4.5, ColorContrast::ratio($palette->textOnButton(), $ink));
        }
    }
}
