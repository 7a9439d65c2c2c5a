<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\View\Initials;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class InitialsTest extends TestCase
{
    /** @return iterable<string, array{string, string}> */
    public static function names(): iterable
    {
        yield 'first and last word' => ['Ada King Lovelace', 'AL'];
        yield 'a single word' => ['plato', 'P'];
        yield 'letters beyond ASCII' => ['élodie żak', 'ÉŻ'];
        yield 'punctuation is no word' => ['"Q"', 'Q'];
        yield 'nothing' => ['', ''];
    }

    #[DataProvider('names')]
    public function testLetters(string $name, string $letters): void
    {
        self::assertSame($letters, Initials::of($name));
    }

    public function testTheSameNameIsDrawnTheSameAndNothingInItIsMarkup(): void
    {
        self::assertSame(Initials::svg('Ada'), Initials::svg('Ada'));
        self::assertStringContainsString('&lt;', Initials::svg('<script'));
        self::assertStringNotContainsString('<script', Initials::svg('<script'));
    }
}
