<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Content\ReadingTime;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ReadingTimeTest extends TestCase
{
    /** @return iterable<string, array{string, int}> */
    public static function texts(): iterable
    {
        yield 'an empty text takes less than a minute' => ['', 0];
        yield 'a short text takes less than a minute' => [str_repeat('word ', 229), 0];
        yield '230 words a minute' => [str_repeat('word ', 690), 3];
        yield 'a half is rounded up' => [str_repeat('word ', 345), 2];
        yield 'Cyrillic is counted by word' => [str_repeat('слово ', 460), 2];
        yield 'Japanese is counted by character' => [str_repeat('日本語を読む', 250), 3];
        yield 'an apostrophe does not split a word' => [str_repeat("don't ", 230), 1];
    }

    #[DataProvider('texts')]
    public function testMinutes(string $text, int $minutes): void
    {
        self::assertSame($minutes, ReadingTime::minutes($text));
    }
}
