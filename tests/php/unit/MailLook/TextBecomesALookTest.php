<?php

declare(strict_types=1);

namespace CourantTests\Unit\MailLook;

use CourantDesk\MailLook\Domain\MailText;
use CourantDesk\MailLook\Domain\Palette;
use CourantDesk\MailLook\Domain\Piece;
use PHPUnit\Framework\TestCase;

final class TextBecomesALookTest extends TestCase
{
    public function testParagraphsLinesAndAddressesOfTheSite(): void
    {
        $text = "Dear Zoë,\r\n\r\nsee https://jobs.example/own?mark=1&b=2.\nKind regards\n \n\n\n<b>us</b>";
        $paragraphs = (new MailText('jobs.example'))->paragraphs($text);

        self::assertCount(3, $paragraphs);
        self::assertEquals(
            [new Piece('see '), new Piece('jobs.example/own?mark=1&b=2', 'https://jobs.example/own?mark=1&b=2'), new Piece('.')],
            $paragraphs[1][0]
        );
        self::assertEquals([[new Piece('<b>us</b>')]], $paragraphs[2]);
        self::assertSame([], (new MailText('jobs.example'))->paragraphs(" \n "));
    }

    /** Nobody sends HR a link under the company's logo. */
    public function testOnlyAddressesOfTheSiteAreLinks(): void
    {
        $words = new MailText('jobs.example:8080');
        $linked = static fn (string $url): bool => $words->paragraphs($url)[0][0][0]->url !== '';

        self::assertTrue($linked('http://JOBS.example:8080/a'));
        foreach (['https://evil.example/', 'https://jobs.example/', 'https://jobs.example:8080@evil.example/', 'https://jobs.example:8080.evil.example/', 'javascript:alert(1)', 'https://x@jobs.example:8080/'] as $url) {
            self::assertFalse($linked($url), $url);
        }
        $long = $words->paragraphs('https://jobs.example:8080/' . str_repeat('a', 100))[0][0][0];
        self::assertSame(60, mb_strlen($long->text));
        self::assertStringEndsWith('…', $long->text);
    }

    public function testTheAccentCanBeReadByNight(): void
    {
        self::assertEqualsWithDelta(21.0, Palette::contrast('#000000', '#ffffff'), 0.001);
        foreach (['#b42318', '#000000', '#000080', '#ffffff'] as $accent) {
            $night = (new Palette($accent, '#ffffff', '#ffffff', '#000000'))->accentByNight();
            self::assertGreaterThanOrEqual(4.5, Palette::contrast($night, Palette::NIGHT_PAPER), $accent);
        }
    }
}
