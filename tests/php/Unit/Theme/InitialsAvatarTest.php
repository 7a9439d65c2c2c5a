<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\View\InitialsAvatar;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class InitialsAvatarTest extends TestCase
{
    /** @return iterable<string, array{string, string}> */
    public static function names(): iterable
    {
        yield 'first and last word' => ['Ada King Lovelace', 'AL'];
        yield 'a single word' => ['plato', 'P'];
        yield 'letters beyond ASCII' => ['élodie żak', 'ÉŻ'];
        yield 'punctuation is not a word' => ['"Q"', 'Q'];
        yield 'nothing' => ['', ''];
    }

    #[DataProvider('names')]
    public function testLetters(string $name, string $letters): void
    {
        self::assertSame($letters, InitialsAvatar::initials($name));
    }

    public function testDrawingIsDeterministicAndEscaped(): void
    {
        self::assertSame(InitialsAvatar::renderSvg('Ada'), InitialsAvatar::renderSvg('Ada'));
        self::assertStringContainsString('&lt;', InitialsAvatar::renderSvg('<script'));
        self::assertStringNotContainsString('<script', InitialsAvatar::renderSvg('<script'));
    }
}
